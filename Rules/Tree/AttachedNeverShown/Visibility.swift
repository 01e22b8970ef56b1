import RIBModel
import SourceText

/// Whether anything shows the view of a child that is attached.
enum Visibility: Sendable, Equatable {
    /// It is presented, pushed or embedded, or may be.
    case shown
    /// The child has no view of its own, or its view is not known.
    case viewless
    /// Code takes the view, or gets the child with it.
    case taken(NodeReference)
    /// Nothing does.
    case never

    /// For the edges of a router, in order.
    static let query = Query<TypeID, [Visibility]>("visibilities") { project, router in
        project.tree.edges(from: router).map { project.visibility(of: $0) }
    }
}

extension Project {
    /// For each edge from a router, in order, whether its child's view is shown.
    func visibilities(of router: TypeID) -> [Visibility] { self[Visibility.query, router] }

    fileprivate func visibility(of edge: Edge) -> Visibility {
        // A call of which nothing is known shows what it is passed if that is used there.
        if edge.presentations.contains(where: { $0.showing != .unknown || isConfigured($0) }) { return .shown }
        guard case .attached = edge.attachment, !edge.child.ribs.isEmpty,
            edge.child.ribs.allSatisfy({ createsView($0) })
        else { return .viewless }
        let uses = uses(ofChild: edge, for: ShownViewQuestion(project: self))
        if let place = uses.first ?? viewRead(of: edge, besides: uses.carriers) { return .taken(place) }
        for rib in edge.child.ribs {
            if let place = viewUse(inBuilderOf: rib) { return .taken(place) }
        }
        return .never
    }

    /// Whether the configuration says that a call shows what it is passed.
    private func isConfigured(_ presentation: Edge.Presentation) -> Bool {
        guard !configuredFunctions.names.isEmpty else { return false }
        return [presentation.place, presentation.inner].compactMap { $0 }.contains { place in
            configuredFunctions.names.contains(name(at: place))
        }
    }

    /// Whether a RIB's builder creates a view with code of its own.
    private func createsView(_ rib: RIB) -> Bool {
        guard let view = rib.view.type, !hasUnresolvedSuperclass(view),
            ownMembers(of: view).contains(where: { hasCode($0) && isFunction($0) })
        else { return false }
        return bodies(ofBuilder: rib.builder).contains { body in
            body.constructions.contains { $0.type.nominal == view }
        }
    }

    /// The first place where code of the parent may take a child's view: the name of such a member of another object
    /// than the router itself, in a function that mentions the child.
    ///
    /// - Parameter followed: the places where the view was followed from the child.
    private func viewRead(of edge: Edge, besides followed: Set<NodeReference>) -> NodeReference? {
        var names = names(meaningOneOf: edge.slots)
        names.insert(.childrenMember)
        let others = Set(tree.edges(from: edge.parent).map(\.site)).subtracting([edge.site])
        for type in classes(of: edge.parent) {
            for member in ownMembers(of: type) where hasCode(member) {
                guard member == edge.function || mentions(names, member) else { continue }
                for chain in body(of: member).chains {
                    if let head = chain.head, head.kind == .keyPath { return head.place }
                    for element in chain.elements where element.isName && element.name.isViewOfRouter {
                        if followed.contains(element.place) { continue }
                        let owner = chain.before(element)
                        let isOwn = owner.isEmpty || owner.denotesSelf || owner.lastName?.name.isViewOfRouter == true
                        if isOwn || owner.denotesChild(at: others) || chain.isFollowed(after: element) { continue }
                        return element.place
                    }
                }
            }
        }
        // Code outside of the router may take it as well.
        return edge.slots.lazy.compactMap { self.use(ofSlot: $0, outsideOf: edge.parent) }.first
    }

    /// The first place in a builder where code gets the view that is none of the RIB's router, interactor and
    /// presenter: a call, or a member of another object that is assigned.
    private func viewUse(inBuilderOf rib: RIB) -> NodeReference? {
        let parts = [rib.router, rib.interactor, presenter(of: rib), rib.view.type].compactMap { $0 }
        for body in bodies(ofBuilder: rib.builder) {
            for chain in body.chains where chain.onlyName?.isLocal == true && chain.type.nominal == rib.view.type {
                if let receiver = chain.receiver(besides: parts) { return receiver }
            }
        }
        return nil
    }
}

extension Chain {
    /// The name of the call that is passed the chain, or of the member that it is assigned to, directly or in a
    /// collection; nil if there is none, or it belongs to an object of one of some classes.
    fileprivate func receiver(besides parts: [TypeID]) -> NodeReference? {
        for ancestor in ancestors {
            switch ancestor {
            case .argument(let argument):
                guard let call = argument.call else { continue }
                return call.construction?.type.nominal.map(parts.contains) == true ? nil : call.calleePlace
            case .expression(let expression):
                guard let assignment = expression.assignment else { continue }
                guard let name = assignment.name, name.kind == .member, assignment.value.contains(place),
                    let owner = assignment.target?.before(name), owner.type.nominal.map(parts.contains) != true
                else { return nil }
                return name.place
            case .chain, .element: continue
            default: return nil
            }
        }
        return nil
    }
}

extension Chain {
    /// Whether the chain is a local constant for a child that one of some calls builds.
    fileprivate func denotesChild(at sites: Set<NodeReference>) -> Bool {
        guard case .variable(let variable)? = onlyName?.local, variable.isConstant, let value = variable.value else {
            return false
        }
        return sites.contains { value.contains($0) }
    }

    /// Whether a member of the chain is only passed to functions of the project, which the analysis follows, or
    /// removed by UIKit.
    fileprivate func isFollowed(after member: ChainElement) -> Bool {
        if let call = calls.first(where: { $0.place > member.place }) { return call.name.removesView }
        for ancestor in ancestors {
            switch ancestor {
            case .expression: continue
            case .argument(let argument): return argument.call.map { !$0.callees.functions.isEmpty } ?? false
            default: return false
            }
        }
        return false
    }
}
