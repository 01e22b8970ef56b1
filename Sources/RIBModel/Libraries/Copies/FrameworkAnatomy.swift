import SourceText
import SwiftOutline

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
        switch entry.kind {
        case .class:
            if isInteractorBase(type, name) { return .interactor }
            if !attachments(of: type).isEmpty, name.contains("Rout") || children(of: type).contains("interactable") {
                return .router
            }
            if name == "PresentableInteractor" || name == "Interactor" { return .namedInteractor }
            if name == "ViewableRouter" || name == "LaunchRouter" || name == "Router" { return .namedRouter }
        case .protocol:
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
        default: break
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
        let outline = outline(of: type)
        let members = outline.children(of: place(of: type).index).map { outline.declarations[$0] }
        return Set(members.filter { !$0.modifiers.contains(.override) }.map { names.text($0.name) })
    }

    /// The functions by which a router attaches and detaches children: each takes one argument, of the protocol that
    /// routers conform to. Empty if there are fewer than two.
    func attachments(of type: TypeID) -> [Name] {
        let (outline, place) = (outline(of: type), place(of: type))
        let isProtocol = numbered.types[type.index].kind == .protocol
        let routers = isProtocol ? [numbered.types[type.index].name] : supertypes(of: type)
        let found = outline.children(of: place.index).filter { child in
            let member = outline.declarations[child]
            let parameters = outline.nodes(in: member.parameters).map { $0 }
            return member.kind == .function
                && member.modifiers.isDisjoint(with: [.override, .static, .private, .fileprivate])
                && parameters.count == 1 && typeName(below: parameters[0], outline).map(routers.contains) == true
        }
        let isKept = isProtocol || outline.children(of: place.index).contains { child in
            let member = outline.declarations[child]
            return (member.kind == .variable || member.kind == .constant)
                && member.type.flatMap { typeName(below: $0, outline) }.map(routers.contains) == true
        }
        return found.count > 1 && isKept ? found.map { outline.declarations[$0].name } : []
    }

    /// Whether a router activates its children through a type with the framework's name.
    func activates(_ router: TypeID) -> Bool {
        children(of: router).contains("interactable")
            && mentioned(by: router).contains { names.text($0) == "Interactable" }
    }

    // MARK: Shapes

    /// The names in a type's inheritance clause, in order.
    func supertypes(of type: TypeID) -> [Name] {
        let outline = outline(of: type)
        let clause = outline.nodes(in: outline.declarations[place(of: type).index].inheritance)
        return clause.compactMap { typeName(below: $0, outline) }
    }

    func genericCount(of type: TypeID) -> Int {
        let outline = outline(of: type)
        let parameters = outline.nodes(in: outline.declarations[place(of: type).index].generics)
        return parameters.reduce(0) { count, _ in count + 1 }
    }

    /// The types of a type's variables and of its functions' parameters.
    func mentioned(by type: TypeID) -> [Name] {
        let outline = outline(of: type)
        return outline.children(of: place(of: type).index).flatMap { child in
            let member = outline.declarations[child]
            let parameters = outline.nodes(in: member.parameters).compactMap { typeName(below: $0, outline) }
            return parameters + (member.type.flatMap { typeName(below: $0, outline) }.map { [$0] } ?? [])
        }
    }

    /// The first type name in the subtree of a node.
    private func typeName(below node: NodeID, _ outline: Outline) -> Name? {
        let name = (node..<outline.nodes[Int(node)].next).first { outline.nodes[Int($0)].kind == .typeName }
        return name.map { outline.nodes[Int($0)].name }
    }

    private func place(of type: TypeID) -> DeclarationID { numbered.types[type.index].declaration }

    private func outline(of type: TypeID) -> Outline { files[place(of: type).file].outline }
}

extension Set<String> {
    /// The number of words that the set contains.
    fileprivate func count(of words: Set<String>) -> Int { intersection(words).count }
}
