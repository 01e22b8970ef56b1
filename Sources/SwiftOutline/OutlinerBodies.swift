public import SourceText

/// Predicts from one file alone that its bodies will be needed. Then they are outlined together with the declarations,
/// and the file need not be read again. A wrong prediction only adds bodies to the project.
public struct BodyPrefilter: Sendable {
    private let modules: NameSet
    private let supertypes: NameSet
    private let endings: [[UInt8]]

    /// - Parameters:
    ///   - modules: predicts bodies for a file that imports one of them,
    ///   - supertypes: or has a class or an extension with one of these names in its inheritance clause,
    ///   - endings: or with a name that ends with one of these UTF-8 texts.
    public init(modules: NameSet = [], supertypes: NameSet = [], endings: [[UInt8]] = []) {
        self.modules = modules
        self.supertypes = supertypes
        self.endings = endings
    }

    func areMet(byImportOf module: Name) -> Bool { modules.contains(module) }

    /// - Parameter text: the source text of the name. The name table cannot return it while other threads add names.
    func areMet(bySupertype name: Name, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        supertypes.contains(name)
            || endings.contains { text.count > $0.count && text.suffix($0.count).elementsEqual($0) }
    }
}

extension Outliner {
    /// The files whose bodies and values are outlined.
    public enum Bodies: Sendable {
        case all
        case ofFiles(showing: BodyPrefilter)
    }

    /// Handles the declaration at `index`, an import of a module.
    mutating func meetImport(of module: Name, at index: Int) {
        importEnd = index + 1
        guard case .ofFiles(let signs) = bodies else { return }
        if signs.areMet(byImportOf: module) { isOutdated = true }
    }

    /// Handles the declaration at `index` after its inheritance clause was read.
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
