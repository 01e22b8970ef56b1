public import SourceText
public import SwiftOutline

/// Decides which bodies are read, from declarations alone: only bodies that an analysis can need are outlined.
public struct BodyDemand: Sendable {
    /// The outline of a file with its bodies.
    public struct Body: Sendable {
        public let file: FileID
        public let outline: Outline

        public init(file: FileID, outline: Outline) {
            self.file = file
            self.outline = outline
        }
    }

    /// Files whose bodies are to be read.
    public struct Request: Sendable {
        public let files: [FileID]
        /// If there are any, files whose text contains none of these names need not be read.
        public let names: [Name]

        init(_ files: [FileID], for names: [Name] = []) {
            self.files = files
            self.names = names
        }
    }

    /// How much of the code is read.
    public struct Extent: OptionSet, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The bodies that an analysis can need.
        public static let analyzed: Extent = []
        /// These, and of all other bodies the names in them, where one of these may show that a type is used: for rules
        /// that ask whether anything uses it.
        public static let named = Extent(rawValue: 1)
        /// These, and the switches of libraries that the bodies of tests turn on, where a test imports such a library.
        public static let switches = Extent(rawValue: 2)
        /// The bodies of all source files: no finding may depend on what the demand leaves out.
        public static let all = Extent(rawValue: 4)
    }

    /// The code that the layer above analyzes. The rest of the demand follows from the names in that code.
    struct Roots: Sendable {
        /// By file, whether its declarations demand its bodies.
        let files: [Bool]
        /// Names of types. A file that mentions such a type in a declaration is read as well.
        let typeNames: NameSet
        /// Protocols of libraries: the library runs the code of conforming types, so no other code names that code.
        let implicitProtocols: NameSet
        /// By type, whether it is a class whose objects a library runs, such as a view.
        let areImplicit: [Bool]
        /// Types of results for which all functions of a mentioned name are analyzed: code that calls one names the
        /// function, but neither the type that declares it nor, if it has the object from elsewhere, a protocol.
        let resultNames: NameSet
    }

    private let threads: ThreadPool
    let symbols: SymbolTable
    private let hierarchy: TypeHierarchy?
    private let roots: Roots
    /// By file, whether it declares global functions or variables.
    private let hasGlobals: [Bool]
    /// By name of a class in Objective-C, its other name in Swift.
    private let swiftNames: [Name: Name]

    /// - Parameter hierarchy: nil if no bodies are read.
    init(_ symbols: SymbolTable, _ hierarchy: TypeHierarchy?, _ roots: Roots, _ threads: ThreadPool) {
        self.threads = threads
        self.symbols = symbols
        self.hierarchy = hierarchy
        self.roots = roots
        hasGlobals = symbols.filesWithGlobals
        swiftNames = symbols.swiftNamesOfClasses
    }

    /// The demand after an edit that left the declared types the same.
    init(_ old: BodyDemand, symbols: SymbolTable, threads: ThreadPool) {
        self.threads = threads
        self.symbols = symbols
        (hierarchy, roots, hasGlobals) = (old.hierarchy, old.roots, old.hasGlobals)
        swiftNames = old.swiftNames
    }

    /// Reads the bodies that matter, in rounds: each round reads the files whose declarations the previous round
    /// mentions.
    ///
    /// - Parameter files: as declared; those that are read get their bodies. Others that have theirs are marked.
    func rounds(over files: inout [FileFacts], reading read: ([FileID]) -> [Body]) -> LoadingRounds {
        var rounds = LoadingRounds(count: files.count)
        let declared = files
        var wanted = threads.flatMap(files.count, chunk: 256) { range in
            range.filter { self.isRead($0, declared[$0]) }
        }
        wanted = withImplementations(wanted, declared)
        while !wanted.isEmpty {
            let bodies = read(wanted.filter { !files[$0].outline.hasBodies }.map { FileID($0) })
            let facts = threads.map(bodies.count) { declared[bodies[$0].file.index].with(bodies[$0].outline) }
            for (body, facts) in zip(bodies, facts) { files[body.file.index] = facts }
            guard let round = rounds.enter(wanted, of: files, threads) else { break }
            wanted = threads.flatMap(files.count, chunk: 256) { [rounds] range in
                range.filter { rounds[$0] == nil && self.isRead($0, for: rounds.mentioned[round], in: round) }
            }
        }
        for file in files.indices where rounds[file] == nil && files[file].hasBodies {
            files[file] = files[file].with(isDemanded: false)
        }
        return rounds
    }

    /// Some files, and those that implement what headers of Objective-C among them declare; in order.
    private func withImplementations(_ wanted: [Int], _ declared: [FileFacts]) -> [Int] {
        let headers = wanted.filter { declared[$0].language.isObjectiveC }
        guard !headers.isEmpty else { return wanted }
        let parts = headers.flatMap { header in
            symbols.declared.inFile(header).compactMap(\.type).flatMap { symbols.parts(of: $0).map(\.file) }
        }
        return Set(wanted + parts.filter { declared[$0].kind == .source }).sorted()
    }

    /// Whether a file's own declarations demand its bodies.
    ///
    /// - Parameter declared: the file after the first pass.
    func isRead(_ file: Int, _ declared: FileFacts) -> Bool {
        guard roots.files[file] || !roots.typeNames.isEmpty, declared.kind == .source else { return false }
        return roots.files[file]
            || declared.outline.nodes.contains { $0.kind == .typeName && roots.typeNames.contains($0.name) }
    }

    /// Whether other files demand a file's bodies by mentioning what it declares: functions of the project's types
    /// whose names they mention, functions with an analyzed result, functions in extensions of library types and of
    /// protocols, and global functions.
    ///
    /// - Parameters:
    ///   - mentioned: the names in the files of a round.
    ///   - round: after round 0, only code that can be reached without naming its members counts: functions of
    ///     extensions, and code that libraries run.
    func isRead(_ file: Int, for mentioned: NameSet, in round: Int) -> Bool {
        guard let hierarchy else { return false }
        let isMentioned =
            symbols.declared.inFile(file).contains { declaration, type in
                let part = DeclarationID(file: file, index: declaration)
                guard let type else { return declares(part, mentioned) }
                let (kind, name) = (symbols.types[type.index].kind, symbols.types[type.index].name)
                if kind == .protocol {
                    return part != symbols.types[type.index].declaration && declares(part, mentioned)
                }
                guard mentioned.contains(name) || swiftNames[name].map({ mentioned.contains($0) }) == true else {
                    return round == 0 && declaresResult(part, mentioned)
                }
                return ((kind == .struct || kind == .class) && isImplicit(type, hierarchy))
                    || (round == 0 && (declares(part, mentioned) || declaresInitializer(part)))
            } || (round == 0 && hasGlobals[file] && declaresGlobal(file, mentioned))
        // Checked last, since almost no file gets here: the access opens the file.
        return isMentioned && symbols.files.all[file].kind == .source
    }

    private func declaresGlobal(_ file: Int, _ mentioned: NameSet) -> Bool {
        let declarations = symbols.files.all[file].outline.declarations
        var declaration = 0
        while declaration < declarations.count {
            if declarations[declaration].isGlobal, mentioned.contains(declarations[declaration].name) { return true }
            declaration = max(Int(declarations[declaration].next), declaration + 1)
        }
        return false
    }

    /// Whether a part of a type declares a function, or a property with code or a type that only its value shows, of
    /// one of these names.
    private func declares(_ part: DeclarationID, _ mentioned: NameSet) -> Bool {
        let declarations = symbols.files.all[part.file].outline.declarations
        var child = part.index + 1
        let end = min(Int(declarations[part.index].next), declarations.count)
        while child < end {
            if mentioned.contains(declarations[child].name), declarations[child].needsBody { return true }
            child = max(Int(declarations[child].next), child + 1)
        }
        return false
    }

    /// Whether a part of a type declares an initializer: code that creates an object names only the type.
    private func declaresInitializer(_ part: DeclarationID) -> Bool {
        let outline = symbols.files.all[part.file].outline
        return outline.children(of: part.index).contains { outline.declarations[$0].kind == .initializer }
    }

    /// Whether a part of a type declares a function of one of these names with a result that is analyzed.
    private func declaresResult(_ part: DeclarationID, _ mentioned: NameSet) -> Bool {
        let outline = symbols.files.all[part.file].outline
        return outline.children(of: part.index).contains { child in
            let declared = outline.declarations[child]
            guard declared.kind == .function, mentioned.contains(declared.name), let type = declared.type else {
                return false
            }
            return outline.subtree(type).contains {
                outline.kind($0) == .typeName && roots.resultNames.contains(outline.name($0))
            }
        }
    }

    private func isImplicit(_ type: TypeID, _ hierarchy: TypeHierarchy) -> Bool {
        roots.areImplicit[type.index]
            || hierarchy.supertypes[type.index].contains {
                if case .known(let name, _) = $0 { return roots.implicitProtocols.contains(name) }
                return false
            }
    }
}

extension Declaration {
    /// Whether analyses need more of a member than its declaration: it has code, or a type that only its value shows.
    fileprivate var needsBody: Bool {
        switch kind {
        case .function: true
        case .variable, .constant: type == nil || !modifiers.isDisjoint(with: [.computed, .observed])
        default: !modifiers.isDisjoint(with: [.computed, .observed])
        }
    }

    /// Whether this is a function or variable outside of types.
    fileprivate var isGlobal: Bool {
        scope.contains(.topLevel) && (kind == .function || kind == .variable || kind == .constant)
    }
}
