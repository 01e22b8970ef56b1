public import SourceText
public import SwiftOutline

/// Which bodies have to be read, as far as declarations alone decide: bodies are outlined only where they can matter.
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

    /// What code the layer above looks into; the rest follows from what that code mentions.
    struct Roots: Sendable {
        /// By file, whether its declarations ask for its bodies.
        let files: [Bool]
        /// Names of types: a file that declares something of such a type is read as well.
        let typeNames: NameSet
        /// Protocols of libraries: the library runs the code of structures that conform, so no other code names it.
        let implicitProtocols: NameSet
    }

    private let threads: ThreadPool
    let symbols: SymbolTable
    private let hierarchy: TypeHierarchy?
    private let roots: Roots
    /// By file, whether functions or variables stand outside of its types.
    private let hasGlobals: [Bool]

    /// - Parameter hierarchy: nil where no body is read.
    init(_ symbols: SymbolTable, _ hierarchy: TypeHierarchy?, _ roots: Roots, _ threads: ThreadPool) {
        self.threads = threads
        self.symbols = symbols
        self.hierarchy = hierarchy
        self.roots = roots
        hasGlobals = symbols.filesWithGlobals
    }

    /// The same after files changed that declare the same types as before.
    init(_ old: BodyDemand, symbols: SymbolTable, threads: ThreadPool) {
        self.threads = threads
        self.symbols = symbols
        (hierarchy, roots, hasGlobals) = (old.hierarchy, old.roots, old.hasGlobals)
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
        guard roots.files[file] || !roots.typeNames.isEmpty, declared.kind == .source else { return false }
        return roots.files[file]
            || declared.outline.nodes.contains { $0.kind == .typeName && roots.typeNames.contains($0.name) }
    }

    /// Whether a file's bodies are read because others speak of what it declares: functions of types of the project whose names they
    /// hold, functions of extensions of libraries' types and of protocols, and global functions.
    ///
    /// - Parameters:
    ///   - mentioned: the names in what was read in a round.
    ///   - round: behind the first, only what code may lead through without naming its type counts: extensions' functions, and code that
    ///     libraries run.
    func isRead(_ file: Int, for mentioned: NameSet, in round: Int) -> Bool {
        guard let hierarchy else { return false }
        let isSpokenOf = symbols.declared.inFile(file).contains { declaration, type in
            let part = DeclarationID(file: file, index: declaration)
            guard let type else { return declares(part, mentioned) }
            let (kind, name) = (symbols.types[type.index].kind, symbols.types[type.index].name)
            if kind == .protocol { return part != symbols.types[type.index].declaration && declares(part, mentioned) }
            guard mentioned.contains(name) else { return false }
            return (kind == .struct && isImplicit(type, hierarchy)) || (round == 0 && declares(part, mentioned))
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

    private func isImplicit(_ type: TypeID, _ hierarchy: TypeHierarchy) -> Bool {
        hierarchy.supertypes[type.index].contains {
            if case .known(let name, _) = $0 { return roots.implicitProtocols.contains(name) }
            return false
        }
    }
}

extension Declaration {
    /// Whether it is a function or variable outside of types.
    fileprivate var isGlobal: Bool { scope.contains(.topLevel) && (kind == .function || kind == .variable || kind == .constant) }
}
