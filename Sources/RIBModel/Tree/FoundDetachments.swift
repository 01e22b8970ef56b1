import SourceText

/// Detachments by code outside of routers' classes that is passed no child, and finds one itself: the last one of the
/// router's children, or the one that an object keeps. Each child of the router may be the one.
extension Project {
    /// The calls in the code of a router and of its interactors that run such code on the router, in order.
    func foundDetachments(on router: TypeID) -> [Edge.Detachment] { self[Project.foundDetachments, router] }

    private static let foundDetachments = Query<TypeID, [Edge.Detachment]>("foundDetachments") { project, router in
        let names = project.namesLeadingToDetachment
        guard !names.isEmpty else { return [] }
        let finders = project.findersOfDetachedChildren
        var found: [Edge.Detachment] = []
        for type in project.ownClasses(of: router).sorted() {
            for member in project.ownMembers(of: type) where project.mayCall(names, in: member) {
                for call in project.body(of: member).calls where names.contains(call.name) {
                    guard call.isOnRouter(project.roles.has(type, .router)),
                        call.callees.functions.contains(where: finders.contains)
                    else { continue }
                    found.append(Edge.Detachment(place: call.calleePlace, function: member, subject: .children))
                }
            }
        }
        return found
    }

    /// The functions outside of routers' classes that detach a child of the router that is their object, and get the
    /// child from nobody.
    var findersOfDetachedChildren: [DeclarationID] { self[Project.findersOfDetached] }

    private static let findersOfDetached = Query<WholeProject, [DeclarationID]>("findersOfDetachedChildren") {
        project, _ in
        let functions = project.namesLeadingToDetachment.flatMap { project.memberTable.all($0) }
        return functions.filter(project.detachesFoundChild).sorted()
    }

    private func detachesFoundChild(_ function: DeclarationID) -> Bool {
        guard isOutsideOfRIBs(function), hasReadBody(function) else { return false }
        return !uses(ofSelfIn: function, for: FoundDetachmentQuestion(project: self)).uses.isEmpty
    }

    private func mayCall(_ names: NameSet, in member: DeclarationID) -> Bool {
        hasCode(member) && mentions(names, member)
    }
}

extension CallSite {
    /// Whether the call is one of a function of the router: on `self` in its own code, on `router` elsewhere.
    fileprivate func isOnRouter(_ isOwnCode: Bool) -> Bool {
        receiver?.lastName?.name == .routerMember || isOwnCode && isOnSelf
    }
}

/// The question whether code detaches a child that no caller passes to it from the router that it gets.
private struct FoundDetachmentQuestion: UseQuestion {
    let project: Project

    func effect(of use: PossibleUse) -> UseEffect {
        guard case .member(let name, let chain) = use, let call = chain.call(of: name) else { return .ends }
        if project.isDetachment(name.name) { return detachesParameter(call) ? .ends : .matters }
        return project.leadsToDetachment(name.name) ? .follows : .ends
    }

    /// Whether a call detaches what the function gets as an argument: its callers know the child.
    private func detachesParameter(_ call: CallSite) -> Bool {
        guard let value = call.arguments.first?.value else { return true }
        return value.isParameter(bindings: 8)
    }
}

extension Expression {
    /// Whether the value is a parameter, or a member of one, possibly bound to other names.
    fileprivate func isParameter(bindings: Int) -> Bool {
        guard bindings > 0, let head = plainChain?.head, head.kind == .identifier else { return bindings == 0 }
        switch head.local {
        case .parameter: return true
        case .optionalBinding(let binding):
            if let value = binding.value { return value.isParameter(bindings: bindings - 1) }
            if case .parameter? = binding.outer { return true }
            return false
        case .variable(let variable): return variable.value?.isParameter(bindings: bindings - 1) ?? true
        default: return false
        }
    }
}
