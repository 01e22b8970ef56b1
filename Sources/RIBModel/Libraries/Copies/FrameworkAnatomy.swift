import SourceText

/// Recognizes the parts of a framework, under any names, by the members that they declare and by their references to
/// each other. Compares names only and resolves nothing, since the result decides how names resolve.
struct FrameworkAnatomy {
    private let numbered: TypeCollector
    private let files: [FileFacts]
    private let names: NameTable
    private let words: Words

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
        words = Words(names)
    }

    /// The framework's own names, as far as the project uses them. Looked up once, since most types have none of them.
    private struct Words {
        let starts: [Name]
        let activity: [Name]
        let hooks: [Name]
        let interactable: [Name]
        let interactors, interactorProtocols, routers, routerProtocols: [Name]

        init(_ names: NameTable) {
            func known(_ texts: String...) -> [Name] { texts.compactMap(names.find) }
            starts = known("activate", "deactivate")
            activity = starts + known("isActive", "isActiveStream", "isActivePublisher")
            hooks = known("didBecomeActive", "willResignActive")
            interactable = known("interactable")
            interactors = known("PresentableInteractor", "Interactor")
            interactorProtocols = known("Interactable")
            routers = known("ViewableRouter", "LaunchRouter", "Router")
            routerProtocols = known("Routing", "ViewableRouting", "LaunchRouting")
        }
    }

    // MARK: Traits

    func trait(_ type: TypeID) -> Trait? {
        let entry = numbered.types[type.index]
        if entry.isClass {
            if isInteractorBase(type) { return .interactor }
            if isRouterBase(type) { return .router }
            if words.interactors.contains(entry.name) { return .namedInteractor }
            if words.routers.contains(entry.name) { return .namedRouter }
        } else if entry.isProtocol {
            if count(of: words.starts, in: type) == 2
                || (count(of: words.activity, in: type) > 1 && self.name(of: type, contains: "Interact"))
            {
                return .interactor
            }
            if isRouterBase(type) { return .router }
            if words.interactorProtocols.contains(entry.name) { return .namedInteractor }
            if words.routerProtocols.contains(entry.name) { return .namedRouter }
        }
        return nil
    }

    private func isInteractorBase(_ type: TypeID) -> Bool {
        let own = count(of: words.hooks, in: type)
        let all = own + count(of: words.activity, in: type)
        return all > 2 && (name(of: type, contains: "Interactor") || (own > 0 && all > 3))
    }

    private func isRouterBase(_ type: TypeID) -> Bool {
        !attachments(of: type).isEmpty && (name(of: type, contains: "Rout") || hasInteractable(type))
    }

    private func hasInteractable(_ type: TypeID) -> Bool { count(of: words.interactable, in: type) > 0 }

    /// The number of names by which a type declares a member. An override does not count: it belongs to a subclass, not
    /// to the base class.
    private func count(of wanted: [Name], in type: TypeID) -> Int {
        var found: UInt = 0
        for member in written(type).members {
            guard let position = wanted.firstIndex(of: member.name), !member.isOverride else { continue }
            found |= 1 << UInt(position)
        }
        return found.nonzeroBitCount
    }

    private func name(of type: TypeID, contains word: StaticString) -> Bool {
        names.utf8(numbered.types[type.index].name).contains(word)
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
        hasInteractable(router) && mentioned(by: router).contains(where: words.interactorProtocols.contains)
    }

    // MARK: Shapes

    /// The names in a type's inheritance clause, in order.
    func supertypes(of type: TypeID) -> [Name] { written(type).supertypes }

    func genericCount(of type: TypeID) -> Int { written(type).genericCount }

    /// The types of a type's variables and of its functions' parameters.
    func mentioned(by type: TypeID) -> [Name] {
        written(type).members.flatMap { $0.parameterTypes.compactMap { $0 } + ($0.type.map { [$0] } ?? []) }
    }

    func declaresFunction(_ type: TypeID) -> Bool { written(type).members.contains(where: \.isFunction) }

    private func written(_ type: TypeID) -> WrittenType {
        WrittenType(numbered.types[type.index].declaration, in: files)
    }
}
