import SourceText

/// Properties with children, as the code of their class names them. A property of that name in another class is none.
struct SlotNames {
    private let names: NameSet
    private let slots: [DeclarationID]
    private let project: Project

    init(_ slots: [DeclarationID], _ project: Project) {
        names = project.names(meaningOneOf: slots)
        (self.slots, self.project) = (slots, project)
    }

    /// Whether a value is that of one of the properties, or of its members.
    func begin(_ chain: Chain) -> Bool {
        chain.headOnSelf.map { contains($0.name, in: $0.body) && !$0.isLocal } ?? false
    }

    /// Whether `if let name` binds one of them.
    func areBound(by binding: OptionalBinding) -> Bool { contains(binding.name, in: binding.body) }

    private func contains(_ name: Name, in body: FunctionBody) -> Bool {
        guard names.contains(name), let type = body.home.type else { return false }
        return slots.contains { slot in
            project.symbols.type(around: slot).map { project.hierarchy.ancestors[type.index].contains($0) } ?? false
        }
    }
}
