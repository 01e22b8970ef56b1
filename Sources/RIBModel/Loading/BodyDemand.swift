public import SourceText
public import SwiftOutline

/// What declarations alone decide, of all files: it says which bodies have to be read, so that bodies are outlined only where they
/// can matter.
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

    private let threads: ThreadPool
    let symbols: SymbolTable
    /// Nil where nothing of the framework is in sight.
    let declaredHierarchy: (hierarchy: TypeHierarchy, roles: Roles)?
    /// By file, whether a type with a role, a base or an extension of one stands in it.
    private let isOfRole: [Bool]
    /// By file, whether functions or variables stand outside of its types.
    private let hasGlobals: [Bool]
    /// Whether a class of the sources is an interactor.
    private let hasInteractors: Bool
    /// The names of views' types: files that declare something of such a type matter as well.
    private let views: NameSet

    /// - Parameters:
    ///   - files: in order of paths.
    ///   - lexicon: the one that all their readers had.
    public init(files: [FileFacts], wellKnownNames: WellKnownNames, threads: ThreadPool = .alone) {
        self.init(files: files, wellKnownNames: wellKnownNames, threads: threads, reserved: [])
    }

    /// - Parameter reserved: by file how many numbers its types have at least; none where empty.
    init(files: [FileFacts], wellKnownNames: WellKnownNames, threads: ThreadPool, reserved: [Int32]) {
        self.threads = threads
        symbols = SymbolTable(files: files, wellKnownNames: wellKnownNames, threads: threads, reserved: reserved)
        var isOfRole = [Bool](repeating: false, count: files.count)
        var views = NameSet()
        var hasInteractors = false
        if symbols.imports.isFrameworkSeen || symbols.imports.unresolved.contains(true) || !symbols.copies.isEmpty || !wellKnownNames.bases.isEmpty {
            let hierarchy = TypeHierarchy(symbols, threads)
            let roles = Roles(symbols, hierarchy, threads)
            declaredHierarchy = (hierarchy, roles)
            var seen = [Bool](repeating: false, count: symbols.types.count)
            for number in symbols.types.indices where roles.hasAny(TypeID(number)) && symbols.types[number].kind != .protocol {
                for ancestor in hierarchy.ancestors[number] where !seen[ancestor.index] {
                    seen[ancestor.index] = true
                    for part in symbols.parts(of: ancestor) { isOfRole[part.file] = true }
                }
                if roles.has(TypeID(number), .interactor) { hasInteractors = true }
                if roles.has(TypeID(number), .view) { views.insert(symbols.types[number].name) }
            }
        } else {
            declaredHierarchy = nil
        }
        self.isOfRole = isOfRole
        self.views = views
        self.hasInteractors = hasInteractors
        hasGlobals = symbols.filesWithGlobals
    }

    /// The same after files changed that declare the same types as before.
    init(_ old: BodyDemand, symbols: SymbolTable, threads: ThreadPool) {
        self.threads = threads
        self.symbols = symbols
        (declaredHierarchy, isOfRole, views, hasGlobals, hasInteractors) = (old.declaredHierarchy, old.isOfRole, old.views, old.hasGlobals, old.hasInteractors)
    }

    /// The project as declarations alone give it, with all of its types.
    public var declaredProject: Project {
        let (hierarchy, roles): (TypeHierarchy, Roles)
        if let declaredHierarchy {
            (hierarchy, roles) = declaredHierarchy
        } else {
            hierarchy = TypeHierarchy(symbols, threads)
            roles = Roles(symbols, hierarchy, threads)
        }
        return Project(symbols: symbols, hierarchy: hierarchy, roles: roles, threads: threads, hint: hint)
    }

    private var hint: RIBHint? { hasInteractors ? nil : RIBHint(symbols) }

    // MARK: Bodies

    /// Reads the bodies that matter, and looks at the project as a whole.
    ///
    /// - Parameter read: reads the bodies of some files, in any way; files that cannot be read any more are left out.
    public func project(reading read: ([FileID]) -> [Body]) -> Project {
        var files = symbols.files.all
        let isAnyRead = !rounds(over: &files, reading: read).files.isEmpty
        return project(of: files, isAnyRead: isAnyRead)
    }

    /// - Parameters:
    ///   - files: with the bodies that matter.
    ///   - isAnyRead: whether any do.
    func project(of files: [FileFacts], isAnyRead: Bool) -> Project {
        guard let declaredHierarchy, isAnyRead else {
            // A project without roles has no finding of any rule but those about directives, so none need look at its files.
            let rest = files.contains { !$0.directives.isEmpty } ? symbols : SymbolTable(files: [], wellKnownNames: symbols.wellKnownNames)
            let hierarchy = TypeHierarchy(rest, threads)
            return Project(symbols: rest, hierarchy: hierarchy, roles: Roles(rest, hierarchy, threads), threads: threads, hint: hint)
        }
        if let moved = moved(to: files) { return Project(symbols: moved, hierarchy: declaredHierarchy.hierarchy, roles: declaredHierarchy.roles, threads: threads, hint: hint) }
        let whole = SymbolTable(files: files, wellKnownNames: symbols.wellKnownNames, threads: threads)
        let hierarchy = TypeHierarchy(whole, threads)
        return Project(symbols: whole, hierarchy: hierarchy, roles: Roles(whole, hierarchy, threads), threads: threads, hint: hint)
    }

    /// The same index with bodies; nil where broken code declares something else with them.
    private func moved(to files: [FileFacts]) -> SymbolTable? {
        zip(files, symbols.files.all).contains { $0 !== $1 } ? symbols.moved(to: files, threads) : symbols
    }

    /// Reads the bodies that matter, in rounds: each reads what the one before speaks of.
    ///
    /// - Parameter files: as they were declared; they get their bodies.
    func rounds(over files: inout [FileFacts], reading read: ([FileID]) -> [Body]) -> LoadingRounds {
        var rounds = LoadingRounds(count: files.count)
        let declared = files
        var wanted = threads.flatMap(files.count, chunk: 256) { range in range.filter { self.isRead($0, declared[$0]) } }
        while !wanted.isEmpty {
            for body in read(wanted.filter { !files[$0].outline.hasBodies }.map { FileID($0) }) {
                files[body.file.index] = files[body.file.index].with(body.outline)
            }
            guard let round = rounds.enter(wanted, of: files, threads) else { break }
            wanted = threads.flatMap(files.count, chunk: 256) { [rounds] range in
                range.filter { rounds[$0] == nil && self.isRead($0, for: rounds.mentioned[round], in: round) }
            }
        }
        return rounds
    }

    /// Whether a file's bodies are read for what it declares.
    ///
    /// - Parameter declared: the file as it was read first.
    func isRead(_ file: Int, _ declared: FileFacts) -> Bool {
        guard isOfRole[file] || !views.isEmpty, declared.kind == .source else { return false }
        return isOfRole[file] || declared.outline.nodes.contains { $0.kind == .typeName && views.contains($0.name) }
    }

    /// Whether a file's bodies are read because others speak of what it declares: functions of types of the project whose names they
    /// hold, functions of extensions of libraries' types and of protocols, and global functions.
    ///
    /// - Parameters:
    ///   - mentioned: the names in what was read in a round.
    ///   - round: behind the first, only what code may lead through without naming its type counts: extensions' functions, and views of
    ///     SwiftUI.
    func isRead(_ file: Int, for mentioned: NameSet, in round: Int) -> Bool {
        guard let hierarchy = declaredHierarchy?.hierarchy else { return false }
        let isSpokenOf = symbols.declared.inFile(file).contains { declaration, type in
            let part = DeclarationID(file: file, index: declaration)
            guard let type else { return declares(part, mentioned) }
            let (kind, name) = (symbols.types[type.index].kind, symbols.types[type.index].name)
            if kind == .protocol { return part != symbols.types[type.index].declaration && declares(part, mentioned) }
            guard mentioned.contains(name) else { return false }
            // SwiftUI asks a view for its body without naming it.
            return (kind == .struct && isSwiftUIView(type, hierarchy)) || (round == 0 && declares(part, mentioned))
        } || (round == 0 && hasGlobals[file] && declaresGlobal(file, mentioned))
        // Nearly no file is, so each is opened last.
        return isSpokenOf && symbols.files.all[file].kind == .source
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

    /// Whether something with code of its own that goes by one of these names stands in a part of a type.
    private func declares(_ part: DeclarationID, _ mentioned: NameSet) -> Bool {
        let declarations = symbols.files.all[part.file].outline.declarations
        var child = part.index + 1
        let end = min(Int(declarations[part.index].next), declarations.count)
        while child < end {
            if mentioned.contains(declarations[child].name),
                declarations[child].kind == .function || !declarations[child].modifiers.isDisjoint(with: [.computed, .observed])
            {
                return true
            }
            child = max(Int(declarations[child].next), child + 1)
        }
        return false
    }

    private func isSwiftUIView(_ type: TypeID, _ hierarchy: TypeHierarchy) -> Bool {
        hierarchy.supertypes[type.index].contains {
            if case .known(let name, _) = $0 { return name.isSwiftUIView }
            return false
        }
    }
}

extension Declaration {
    /// Whether it is a function or variable outside of types.
    fileprivate var isGlobal: Bool { scope.contains(.topLevel) && (kind == .function || kind == .variable || kind == .constant) }
}
