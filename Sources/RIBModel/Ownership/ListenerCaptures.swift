import SourceText

/// Finds the closures in a view's code that capture the view's listener strongly, where an interactor that owns the
/// view is that listener.
struct ListenerCaptures {
    /// The properties that reference the listener.
    private let properties: NameSet
    /// The class of the listener.
    let interactor: TypeID?

    /// Whether the view has no such listener.
    var isEmpty: Bool { properties == NameSet() }

    init(_ view: TypeID, in project: Project) {
        var found: [(property: Name, interactor: TypeID)] = []
        for stored in project.storedProperties(of: view) where !project.isStatic(stored.declaration) {
            let owners = stored.type.constituents.compactMap(\.nominal).compactMap {
                project.interactor(owning: view, conformingTo: $0)
            }
            if let owner = owners.first { found.append((project.name(of: stored.declaration), owner)) }
        }
        properties = NameSet(found.map(\.property))
        interactor = found.first?.interactor
    }

    /// How a closure captures the listener strongly: by its capture list, or by a strong local with that value.
    func capture(by closure: ClosureSite) -> SelfCapture? {
        let place: NodeReference? = closure.firstStrongCapture { capture in
            switch capture.source {
            case .property(let name): properties.contains(name) ? capture.place : nil
            case .value(let value): isListener(value) ? capture.place : nil
            case .local(let local): isListener(local) ? capture.place : nil
            }
        }
        return place.map { SelfCapture(place: closure.place, use: $0, form: .usesAlias) }
    }

    private func isListener(_ chain: Chain) -> Bool {
        guard let last = chain.lastName, chain.last == last, chain.headOnSelf == last else { return false }
        return !last.isLocal && properties.contains(last.name)
    }

    private func isListener(_ local: LocalDeclaration) -> Bool {
        switch local {
        case .variable(let variable): variable.ownValue?.plainChain.map { isListener($0) } ?? false
        case .optionalBinding(let binding):
            binding.value.map { $0.plainChain.map { isListener($0) } ?? false } ?? properties.contains(binding.name)
        default: false
        }
    }
}
