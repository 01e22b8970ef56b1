import SourceText

/// A call in a router's code that removes a view: UIKit's own, or of a function that does nothing with views but
/// remove them.
public struct RouterRemoval: Sendable, Equatable {
    /// The name of the call, and the router's function that contains it.
    public let place: NodeReference
    public let function: DeclarationID
    /// The name of the call of UIKit; the same place if the router calls UIKit itself.
    public let inner: NodeReference
    let kinds: DismissalKinds
    public let subject: Subject

    public enum Subject: Sendable, Equatable {
        /// What is on top of the router's own view, or the view itself.
        case ownView
        /// The view of the child in a stored property.
        case slot(DeclarationID)
    }

    /// Whether the call only dismisses, or only pops.
    public var isDismissal: Bool { kinds == .dismiss }
    public var isPop: Bool { kinds == .pop }

    /// The removals in a router's functions, in order.
    static let query = Query<TypeID, [RouterRemoval]>("routerRemovals") { project, router in
        RouterRemovalSearch(router, project).found
    }
}

extension Project {
    /// The calls in a router's code that remove its own view, what it shows, or the view of a stored child, in order.
    package func removals(by router: TypeID) -> [RouterRemoval] { self[RouterRemoval.query, router] }
}

private struct RouterRemovalSearch {
    private let project: Project
    private let router: TypeID
    private let classes: [TypeID]
    private let edges: [Edge]
    /// The names of the stored properties with children, and of what forwards to them; and of the properties with the
    /// view of an ancestor.
    private let slots: [Name: DeclarationID]
    private let views: NameSet

    init(_ router: TypeID, _ project: Project) {
        (self.project, self.router) = (project, router)
        classes = project.classes(of: router)
        var slots: [Name: DeclarationID] = [:]
        edges = project.tree.edges(from: router)
        for slot in edges.flatMap(\.slots) {
            for name in project.names(meaning: slot) { slots[name] = slot }
        }
        var views = NameSet()
        for member in classes.flatMap({ project.ownMembers(of: $0) }) where project.isProperty(member) {
            if project.reaches(project.type(of: member), where: { $0.role == .view }) {
                views.insert(project.name(of: member))
            }
        }
        (self.slots, self.views) = (slots, views)
    }

    var found: [RouterRemoval] {
        let names = project.dismissalNames(ofViews: project.views(of: router))
            .union(project.configuredFunctions.names).union(project.namesOfClearing(project.views(of: router)))
        return classes.flatMap { project.ownMembers(of: $0) }.flatMap { function -> [RouterRemoval] in
            guard project.isFunction(function), project.hasBody(function), project.mentions(names, function) else {
                return []
            }
            return project.body(of: function).calls.compactMap { removal(by: $0, in: function) }
        }
    }

    private func removal(by call: CallSite, in function: DeclarationID) -> RouterRemoval? {
        if call.configuredEffects.contains(.removes), let slot = slotConcerned(by: call),
            let effect = project.viewEffect(of: call)
        {
            return RouterRemoval(
                place: call.calleePlace, function: function, inner: effect.place, kinds: effect.kinds,
                subject: .slot(slot))
        }
        guard let receiver = call.receiver, !receiver.denotesSelf, let name = receiver.leadingElement else {
            return nil
        }
        let isOwn = isOwnView(name)
        let slot = slot(of: name)
        if isOwn, slot == nil, let joined = project.joinedRemoval(by: call, edges) {
            return RouterRemoval(
                place: call.calleePlace, function: function, inner: joined.place, kinds: joined.kinds,
                subject: .slot(joined.slot))
        }
        guard isOwn || slot != nil, let effect = project.viewEffect(of: call), !effect.kinds.isEmpty,
            effect.isCertain
        else { return nil }
        let passed = call.arguments.filter { !$0.label.isAnimatedLabel }.compactMap { $0.value?.leadingChain }
            .compactMap(\.leadingElement).filter { !$0.isOfCode }
        let subject = slot ?? passed.lazy.compactMap { self.slot(of: $0) }.first
        // Another view is removed.
        if subject == nil, !passed.isEmpty || effect.shows && !clears(call) { return nil }
        if subject != nil, effect.shows { return nil }
        let isOwnOnly = slot == nil && ignoresArguments(call)
        return RouterRemoval(
            place: call.calleePlace, function: function, inner: effect.place, kinds: effect.kinds,
            subject: isOwnOnly ? .ownView : subject.map { .slot($0) } ?? .ownView)
    }

    /// Whether the functions that a call runs use nothing that they are passed: `func pop(_ view: ViewControllable) {
    /// navigationController?.popViewController(animated: true) }`.
    private func ignoresArguments(_ call: CallSite) -> Bool {
        let functions = call.callees.functions.filter { project.hasBody($0) }
        return !functions.isEmpty
            && functions.allSatisfy { function in
                let body = project.body(of: function)
                return body.parameters.allSatisfy { body.uses(of: .parameter($0)).isEmpty }
            }
    }

    /// The stored child that is the first argument of a call, or in it, or else the receiver.
    private func slotConcerned(by call: CallSite) -> DeclarationID? {
        let values = call.arguments.compactMap(\.value).flatMap { Array($0.chains) } + [call.receiver].compactMap { $0 }
        return values.lazy.compactMap(\.leadingElement).compactMap { slot(of: $0) }.first
    }

    /// `replace(with: nil)`
    private func clears(_ call: CallSite) -> Bool { call.arguments.first?.value?.literal == .nil }

    /// Whether a name denotes the router's view, or a local with an object of that view.
    private func isOwnView(_ name: ChainElement) -> Bool {
        switch name.local {
        case nil, .optionalBinding, .variable:
            name.memberOfSelf.map { $0.isViewOfRouter || views.contains($0) } ?? false
        default: name.name.isViewOfRouter
        }
    }

    /// The stored property that a name denotes, or that the local of that name is bound to.
    private func slot(of name: ChainElement) -> DeclarationID? { name.memberOfSelf.flatMap { slots[$0] } }
}

extension ChainElement {
    /// Whether the name denotes a closure: a completion handler.
    var isOfCode: Bool {
        switch local {
        case .parameter(let parameter): if case .function = parameter.type { true } else { false }
        case .function: true
        default: false
        }
    }
}

extension Project {
    /// The calls in a router's functions that remove a view and show none, but those of its own functions, in order.
    package func removingCalls(of router: TypeID) -> [CallSite] {
        let functions = classes(of: router).flatMap { ownMembers(of: $0) }.filter { isFunction($0) && hasBody($0) }
        return functions.flatMap { function in
            body(of: function).calls.filter { call in
                !call.isOnSelf && viewEffect(of: call).map { !$0.kinds.isEmpty && !$0.shows } ?? false
            }
        }
    }
}
