import SourceText

/// Recognizes the parts of a framework, under any names, by the members that they declare and by their references to
/// each other. Compares names only and resolves nothing, since the result decides how names resolve.
struct FrameworkAnatomy {
    private let numbered: TypeCollector
    private let files: [FileFacts]
    private let names: NameTable

    /// The part that a type plays in a framework.
    enum Trait: Equatable {
        /// A base class or protocol with activation and deactivation.
        case interactor
        /// A base class with children, or a protocol whose functions take conforming objects.
        case router
        /// Named like one of the framework's own types on that side; weak evidence on its own.
        case namedInteractor, namedRouter

        var isStrong: Bool { self == .interactor || self == .router }
        var isInteractor: Bool { self == .interactor || self == .namedInteractor }
    }

    init(_ numbered: TypeCollector, _ files: [FileFacts], _ names: NameTable) {
        self.numbered = numbered
        self.files = files
        self.names = names
    }

    // MARK: Traits

    func trait(_ type: TypeID) -> Trait? {
        let entry = numbered.types[type.index]
        let name = names.text(entry.name)
        if entry.isClass {
            if isInteractorBase(type, name) { return .interactor }
            if !attachments(of: type).isEmpty, name.contains("Rout") || children(of: type).contains("interactable") {
                return .router
            }
            if name == "PresentableInteractor" || name == "Interactor" { return .namedInteractor }
            if name == "ViewableRouter" || name == "LaunchRouter" || name == "Router" { return .namedRouter }
        } else if entry.isProtocol {
            let members = children(of: type)
            if members.intersection(["activate", "deactivate"]).count == 2
                || (name.contains("Interact") && members.count(of: activity) > 1)
            {
                return .interactor
            }
            if !attachments(of: type).isEmpty, name.contains("Rout") || members.contains("interactable") {
                return .router
            }
            if name == "Interactable" { return .namedInteractor }
            if name == "Routing" || name == "ViewableRouting" || name == "LaunchRouting" { return .namedRouter }
        }
        return nil
    }

    private let activity: Set<String> = ["activate", "deactivate", "isActive", "isActiveStream", "isActivePublisher"]
    private let hooks: Set<String> = ["didBecomeActive", "willResignActive"]

    /// An override does not count: it belongs to a subclass, not to the base class.
    private func isInteractorBase(_ type: TypeID, _ name: String) -> Bool {
        let members = children(of: type)
        let own = members.count(of: hooks)
        let all = own + members.count(of: activity)
        return name.contains("Interactor") ? all > 2 : own > 0 && all > 3
    }

    /// The names of members that are not overrides.
    private func children(of type: TypeID) -> Set<String> {
        Set(written(type).members.filter { !$0.isOverride }.map { names.text($0.name) })
    }

    /// The functions by which a router attaches and detaches children: each takes one argument, of the protocol that
    /// routers conform to. Empty if there are fewer than two.
    func attachments(of type: TypeID) -> [Name] {
        let isProtocol = numbered.types[type.index].isProtocol
        let routers = isProtocol ? [numbered.types[type.index].name] : supertypes(of: type)
        let members = written(type).members
        let found = members.filter { member in
            guard member.isFunction, !member.isOverride, !member.isStaticOrPrivate else { return false }
            let parameters = member.parameterTypes
            return parameters.count == 1 && parameters[0].map(routers.contains) == true
        }
        let isKept = isProtocol || members.contains { $0.isProperty && $0.type.map(routers.contains) == true }
        return found.count > 1 && isKept ? found.map(\.name) : []
    }

    /// Whether a router activates its children through a type with the framework's name.
    func activates(_ router: TypeID) -> Bool {
        children(of: router).contains("interactable")
            && mentioned(by: router).contains { names.text($0) == "Interactable" }
    }

    // MARK: Shapes

    /// The names in a type's inheritance clause, in order.
    func supertypes(of type: TypeID) -> [Name] { written(type).supertypes }

    func genericCount(of type: TypeID) -> Int { written(type).genericCount }

    /// The types of a type's variables and of its functions' parameters.
    func mentioned(by type: TypeID) -> [Name] {
        written(type).members.flatMap { $0.parameterTypes.compactMap { $0 } + ($0.type.map { [$0] } ?? []) }
    }

    private func written(_ type: TypeID) -> WrittenType {
        WrittenType(numbered.types[type.index].declaration, in: files)
    }
}

extension Set<String> {
    /// The number of words that the set contains.
    fileprivate func count(of words: Set<String>) -> Int { intersection(words).count }
}
