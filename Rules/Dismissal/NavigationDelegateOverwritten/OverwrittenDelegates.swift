import RIBModel
import SourceText

/// An assignment by which a router replaces the delegate that an ancestor's router has set on their common navigation
/// controller.
struct OverwrittenDelegate: Sendable, Equatable {
    /// The router that assigns the delegate first, and the name in its assignment.
    let ancestor: TypeID
    let first: NodeReference
    /// The name in the later assignment, and the function that contains it.
    let second: NodeReference
    let function: DeclarationID
    /// The call that pushes the view of the later one, or of an ancestor of it, into the navigation controller.
    let push: NodeReference

    /// Those of a router, in the order of the assignments.
    static let query = Query<TypeID, [OverwrittenDelegate]>("overwrittenDelegates") { project, router in
        project.overwrittenDelegates(in: router)
    }
}

extension Project {
    /// The assignments of navigation delegates by a router that replace those of its ancestors, in order.
    func overwrittenDelegates(by router: TypeID) -> [OverwrittenDelegate] {
        self[OverwrittenDelegate.query, router]
    }

    fileprivate func overwrittenDelegates(in router: TypeID) -> [OverwrittenDelegate] {
        let own = self[NavigationDelegate.query, router].filter { $0.value != .none }
        guard !own.isEmpty, !hasAbsentCode(router) else { return [] }
        let reach = Reach<TypeID, Edge.Presentation>(from: [router]) { router, add in
            for edge in tree.edges(to: router) {
                guard let push = edge.presentations.first, edge.presentations.allSatisfy(pushesBeside) else { continue }
                add(edge.parent, push)
            }
        }
        return own.flatMap { second in
            reach.places.dropFirst().compactMap { ancestor -> OverwrittenDelegate? in
                let all = self[NavigationDelegate.query, ancestor]
                // A router that assigns the delegate several times may set it again afterward.
                guard all.count == 1, let first = all.first, let push = reach.path(to: ancestor).first,
                    first.value.isCertainlyOther(than: second.value)
                else { return nil }
                return OverwrittenDelegate(
                    ancestor: ancestor, first: first.place, second: second.place, function: second.function,
                    push: push.place)
            }
        }
    }

    /// Whether a child is pushed into the navigation controller that contains the router's own view.
    private func pushesBeside(_ presentation: Edge.Presentation) -> Bool {
        isPush(presentation) && presentation.presenters.only == .ownView
    }
}

/// An assignment of a delegate to the navigation controller that contains a router's view.
private struct NavigationDelegate: Sendable, Equatable {
    let place: NodeReference
    let function: DeclarationID
    let value: Value

    enum Value: Sendable, Equatable {
        case none
        /// An object that belongs to the router's RIB: the router, its interactor or view, or a part that one of them
        /// creates. Not one that another router knows.
        case own(TypeID)
        /// An object of unknown origin.
        case unknown

        /// Whether the values of two routers cannot be the same object.
        func isCertainlyOther(than value: Value) -> Bool {
            guard case .own(let first) = self, case .own(let second) = value else { return false }
            return first != second
        }
    }

    /// Those in the code of a router's classes, in order.
    static let query = Query<TypeID, [NavigationDelegate]>("navigationDelegatesOfRouter") { project, router in
        project.classes(of: router).flatMap { project.ownMembers(of: $0) }.flatMap { function in
            guard project.hasBody(function), project.mentions([.delegateMember], function) else {
                return [NavigationDelegate]()
            }
            return project.body(of: function).assignments.compactMap { assignment in
                guard let target = assignment.target, let name = target.last, name.name == .delegateMember,
                    let owner = target.before(name).lastName, owner.name.viewMember == .navigation,
                    target.leadingElement?.memberOfSelf?.isViewOfRouter == true
                else { return nil }
                return NavigationDelegate(
                    place: name.place, function: function, value: project.value(assignment, of: router))
            }
        }
    }
}

extension Project {
    fileprivate func value(_ assignment: AssignmentSite, of router: TypeID) -> NavigationDelegate.Value {
        if assignment.clears { return .none }
        guard let chain = assignment.value.plainChain else { return .unknown }
        if chain.denotesSelf { return .own(router) }
        guard let name = chain.leadingElement?.memberOfSelf, let last = chain.lastName else { return .unknown }
        if name == .interactorMember || name.isViewOfRouter {
            if chain.leadingElement == last { return .own(router) }
            // A member of the interactor or the view that it creates itself.
            let owner = chain.before(last).type.constituents.lazy.compactMap(\.nominal).first
            return owner.map { creates(last.name, $0) } == true ? .own(router) : .unknown
        }
        return chain.leadingElement == last && creates(name, router) ? .own(router) : .unknown
    }

    /// Whether a member of a class, or of all classes that conform to a protocol, creates its value.
    private func creates(_ name: Name, _ type: TypeID) -> Bool {
        let types = isProtocol(type) ? conformers(of: type).filter { isClass($0) } : [type]
        return !types.isEmpty
            && types.allSatisfy { type in
                guard let property = firstMember(name, of: type, from: file(of: type)), isProperty(property),
                    hasCode(property)
                else { return false }
                let created = body(of: property).initialValue?.chain?.calls.first?.construction
                return created?.type.nominal != nil
            }
    }
}

/// Why the assignment of a navigation delegate is not known to replace that of another router.
enum OtherNavigationDelegate: Sendable, Equatable {
    case incomplete
    /// It clears the delegate.
    case clears
    /// The origin of the assigned object is not known.
    case unknownObject
    /// No router above assigns a delegate to the same navigation controller.
    case first
    /// A router above assigns it several times, or may assign the same object.
    case setAgain
}

extension Project {
    /// The assignments of navigation delegates by a router, in order, and why they replace none.
    func otherNavigationDelegates(of router: TypeID) -> [OtherCandidate<OtherNavigationDelegate>] {
        let above = Reach<TypeID, Void>(from: [router]) { router, add in
            for edge in tree.edges(to: router)
            where !edge.presentations.isEmpty && edge.presentations.allSatisfy(pushesBeside) {
                add(edge.parent, ())
            }
        }
        let first = above.places.dropFirst().lazy.compactMap { self[NavigationDelegate.query, $0].first }.first
        return self[NavigationDelegate.query, router].map { delegate in
            if hasAbsentCode(router) { return OtherCandidate(delegate.place, .incomplete) }
            if delegate.value == .none { return OtherCandidate(delegate.place, .clears) }
            if delegate.value == .unknown { return OtherCandidate(delegate.place, .unknownObject) }
            guard let first else { return OtherCandidate(delegate.place, .first) }
            return OtherCandidate(delegate.place, .setAgain, at: first.place)
        }
    }
}
