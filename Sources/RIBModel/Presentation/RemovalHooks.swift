import SourceText

/// Whether a view notifies its listener when UIKit reports its removal, and for which kinds of removal.
package struct RemovalHooks: Sendable {
    /// The kinds of removal that the listener is notified of.
    package private(set) var observedKinds: DismissalKinds = []
    /// By kind, the first call that notifies; none if a navigation delegate does.
    private var notifications = [NodeReference?](repeating: nil, count: DismissalKind.allCases.count)

    /// - Parameter code: all code that runs as the view's own.
    package init(_ view: ViewCode, _ navigationObservers: NavigationObservers, code: [DeclarationID]) {
        let project = view.project
        for member in code {
            if project.name(of: member).isRemovalHook { collect(view.family.body(of: member).calls, of: member, view) }
            if view.facts.isSwiftUI { collectModifiers(of: member, view) }
            if project.mentions(project.disappearanceStreams, member) { collectStreams(of: member, view) }
        }
        if navigationObservers.observePops(of: view) { observedKinds.insert(.pop) }
    }

    /// The first call that notifies of a kind; nil if none does, or a navigation delegate.
    package func notification(of kind: DismissalKind) -> NodeReference? { notifications[Int(kind.rawValue)] }

    /// Adds the kinds of removal in which some of these calls notify the listener.
    private mutating func collect(
        _ calls: some Sequence<CallSite>, of member: DeclarationID, _ view: ViewCode,
        within kinds: DismissalKinds = .all
    ) {
        var entered: [DeclarationID: DismissalKinds] = [member: kinds]
        collect(calls, view, within: kinds, &entered)
    }

    /// - Parameter entered: by function of the view that has been followed, the kinds of removal in which it runs.
    private mutating func collect(
        _ calls: some Sequence<CallSite>, _ view: ViewCode, within outer: DismissalKinds,
        _ entered: inout [DeclarationID: DismissalKinds]
    ) {
        let conditions = RemovalConditions(family: view.family)
        for site in calls {
            let call = view.call(site)
            if let (property, closures) = view.ownClosures(runBy: site) {
                let kinds = outer.intersection(conditions.kinds(around: site))
                guard !entered[property, default: []].isSuperset(of: kinds) else { continue }
                entered[property, default: []].formUnion(kinds)
                for closure in closures { collect(closure.calls, view, within: kinds, &entered) }
            } else if notifies(call, view) {
                add(outer.intersection(conditions.kinds(around: site)), at: site.calleePlace)
            } else {
                let own = view.ownCallees(of: call)
                let kinds = own.isEmpty ? [] : outer.intersection(conditions.kinds(around: site))
                for function in own where !entered[function, default: []].isSuperset(of: kinds) {
                    entered[function, default: []].formUnion(kinds)
                    collect(view.family.body(of: function).calls, view, within: kinds, &entered)
                }
            }
        }
    }

    private func notifies(_ call: ViewCall, _ view: ViewCode) -> Bool {
        // The closure that gets the listener, or the code that gets the result, notifies it or does not.
        if view.takesListener(call) { return false }
        return view.notification(by: call) != .none
    }

    private mutating func add(_ kinds: DismissalKinds, at place: NodeReference) {
        observedKinds.formUnion(kinds)
        for kind in DismissalKind.allCases where kinds.contains(kind) && notification(of: kind) == nil {
            notifications[Int(kind.rawValue)] = place
        }
    }

    // MARK: Other means

    /// Streams of the view's disappearance that the listener is notified of: one that the view's contract exposes, or
    /// whose subscription notifies.
    private mutating func collectStreams(of member: DeclarationID, _ view: ViewCode) {
        let project = view.project
        let isExposed = project.exposedMembers(of: view.family.type).contains(project.name(of: member))
        for chain in view.family.body(of: member).chains where RemovalHooks.emitsDisappearance(chain, view) {
            let kinds = RemovalHooks.kindsPassed(by: chain, view)
            guard !isExposed else { return add(kinds, at: chain.place) }
            for call in chain.calls {
                for argument in call.arguments {
                    guard let value = argument.value else { continue }
                    if let closure = value.closure {
                        collect(closure.calls, of: member, view, within: kinds)
                    } else if let target = value.plainChain, view.isNotified(view.family.value(of: target)) {
                        add(kinds, at: call.calleePlace)
                    }
                }
            }
        }
    }

    /// The kinds of removal that the filters of a stream let pass: `.filter { [weak self] _ in
    /// self?.isMovingFromParent ?? false }`.
    private static func kindsPassed(by chain: Chain, _ view: ViewCode) -> DismissalKinds {
        let conditions = RemovalConditions(family: view.family)
        let filters = view.project.symbols.wellKnownNames.execution.filteringOperators
        return chain.calls.reduce(into: .all) { kinds, call in
            guard filters.contains(call.name) else { return }
            for closure in call.closures {
                let results = closure.results
                guard results.count == 1 else { continue }
                kinds.formIntersection(conditions.kinds(where: results[0], is: true, depth: 0) ?? .all)
            }
        }
    }

    /// Whether a chain is a stream of the view's own disappearance: `rx.viewDidDisappear`,
    /// `rx.methodInvoked(#selector(viewDidDisappear(_:)))`.
    private static func emitsDisappearance(_ chain: Chain, _ view: ViewCode) -> Bool {
        let streams = view.project.disappearanceStreams
        guard let first = chain.leadingNameOnSelf, first.isReactive || streams.contains(first) else { return false }
        return chain.elements.contains { $0.isName && streams.contains($0.name) }
            || chain.calls.flatMap { Array($0.arguments) }.contains { argument in
                argument.value.flatMap { Selector($0) }?.function
                    .map { NameSet.disappearances.contains($0.name) } ?? false
            }
    }

    /// `.onDisappear { onClose() }` in a SwiftUI body.
    private mutating func collectModifiers(of member: DeclarationID, _ view: ViewCode) {
        for call in view.family.body(of: member).calls where call.name.isDisappearanceModifier {
            for argument in call.arguments {
                guard let value = argument.value else { continue }
                if let closure = value.closure {
                    collect(closure.calls, of: member, view)
                } else if let target = value.plainChain, view.isNotified(view.family.value(of: target)) {
                    add(.all, at: call.calleePlace)
                }
            }
        }
    }
}
