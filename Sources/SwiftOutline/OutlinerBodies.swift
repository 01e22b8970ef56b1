public import SourceText

/// What shows from one file alone that its bodies will be asked for: then they are outlined with the declarations, and
/// the file need not be read again. Where nobody asks for them after all, the project knows more code than it would
/// have, never less.
public struct BodyPrefilter: Sendable {
    private let modules: NameSet
    private let supertypes: NameSet
    private let endings: [[UInt8]]

    /// - Parameters:
    ///   - modules: the file imports one of them.
    ///   - supertypes: the clause of one of its classes or extensions has such a name,
    ///   - endings: or one that ends so, in UTF-8.
    public init(modules: NameSet = [], supertypes: NameSet = [], endings: [[UInt8]] = []) {
        self.modules = modules
        self.supertypes = supertypes
        self.endings = endings
    }

    func areMet(byImportOf module: Name) -> Bool { modules.contains(module) }

    /// - Parameter text: as it is written. The table of names cannot be asked for it while other readers add to it.
    func areMet(bySupertype name: Name, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        supertypes.contains(name)
            || endings.contains { text.count > $0.count && text.suffix($0.count).elementsEqual($0) }
    }
}

extension Outliner {
    /// Of which files bodies and values are outlined.
    public enum Bodies: Sendable {
        case all
        case ofFiles(showing: BodyPrefilter)
    }

    /// The declaration at `index` is an import of that module.
    mutating func meetImport(of module: Name, at index: Int) {
        importEnd = index + 1
        guard case .ofFiles(let signs) = bodies else { return }
        if signs.areMet(byImportOf: module) { isOutdated = true }
    }

    /// The declaration at `index` has its inheritance clause.
    mutating func meetClause(of index: Int) {
        guard case .ofFiles(let signs) = bodies else { return }
        let declared = declarations[index]
        guard declared.kind == .class || declared.kind == .extension else { return }
        for node in Int(declared.inheritance.first)..<Int(declared.inheritance.end) where nodes[node].kind == .typeName
        {
            let range = nodes[node].range
            let text = UnsafeBufferPointer(start: bytes + Int(range.start), count: Int(range.end - range.start))
            if signs.areMet(bySupertype: nodes[node].name, text) { isOutdated = true }
        }
    }
}
