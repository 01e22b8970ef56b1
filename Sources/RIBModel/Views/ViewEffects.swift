import SourceText

/// What a call does with views.
package struct ViewEffect {
    /// The ways in which it removes them.
    package fileprivate(set) var kinds: DismissalKinds = []
    /// The name of the call of UIKit.
    fileprivate(set) var place: NodeReference
    /// Whether it also shows one.
    package fileprivate(set) var shows = false
    /// Whether it presents one.
    fileprivate(set) var presents = false
    /// Whether what it shows takes the place of all others, in a window or on a stack.
    package fileprivate(set) var replaces = false
    /// Whether the functions that remove views are certainly those of UIKit, or configured: not another library's of
    /// these names.
    fileprivate(set) var isCertain = true
    /// Functions that the call leads to through so many others that they do not count for the effect.
    fileprivate var beyond: [DeclarationID] = []

    /// Whether the call is not known to do anything.
    fileprivate var isEmpty: Bool { kinds.isEmpty && !shows && !replaces }
}

/// The maximum number of functions, one called by the next, whose calls of UIKit count for an effect.
private let deepestViewEffect = 3

extension Project {
    /// What a call of UIKit, or of a function that calls it, does with views; nil if it neither removes nor shows any.
    package func viewEffect(of call: CallSite) -> ViewEffect? { viewEffect(of: call, depth: 0) }

    /// The call of UIKit by which the function that is called at a place removes a view; nil if the call there is
    /// UIKit's own, and if it removes none.
    public func removal(byFunctionCalledAt place: NodeReference) -> NodeReference? {
        for function in code(with: [place], in: place.file) {
            for call in body(of: function).calls where call.calleePlace == place {
                guard let effect = viewEffect(of: call), !effect.kinds.isEmpty else { continue }
                return effect.place == place ? nil : effect.place
            }
        }
        return nil
    }

    private func viewEffect(of call: CallSite, depth: Int) -> ViewEffect? {
        let effect = effectOfCode(call, depth: depth)
        let configured = call.configuredEffects.filter { $0 == .shows || $0 == .removes }
        if configured.isEmpty { return effect }
        var result = effect ?? ViewEffect(place: call.calleePlace)
        if result.isEmpty { result.place = call.calleePlace }
        if configured.contains(.shows) { result.shows = true }
        if configured.contains(.removes) {
            result.isCertain = true
            // How a function that is not analyzed takes a view away is not known.
            if result.kinds.isEmpty { result.kinds = .all }
        }
        return result
    }

    private func effectOfCode(_ call: CallSite, depth: Int) -> ViewEffect? {
        let functions = call.callees.functions
        guard let function = functionWithEffect(call) else {
            var effect = effectOfUIKit(call)
            // A requirement of a protocol may be fulfilled by UIKit's function.
            let isOfUIKit = call.hasLabelsOfUIKit && (!functions.isEmpty || mayBeOfController(call))
            if !isOfUIKit { effect?.isCertain = false }
            return effect
        }
        guard depth < deepestViewEffect else {
            return ViewEffect(place: call.calleePlace, beyond: [function])
        }
        var result: ViewEffect?
        for inner in body(of: function).calls {
            guard let effect = viewEffect(of: inner, depth: depth + 1) else { continue }
            var all = result ?? ViewEffect(place: effect.place)
            if all.kinds.isEmpty, !effect.isEmpty { all.place = effect.place }
            all.kinds.formUnion(effect.kinds)
            all.shows = all.shows || effect.shows
            all.presents = all.presents || effect.presents
            all.replaces = all.replaces || effect.replaces
            all.isCertain = all.isCertain && effect.isCertain
            all.beyond += effect.beyond
            result = all
        }
        if body(of: function).assignments.contains(where: \.showsView) {
            result?.shows = true
            result?.replaces = true
        }
        return result
    }

    /// Whether a call may do more with views than its effect says: functions that it leads to through many others
    /// remove or show some.
    package func mayDoMore(_ effect: ViewEffect) -> Bool {
        guard !effect.beyond.isEmpty else { return false }
        let reach = Reach<DeclarationID, NodeReference>(from: effect.beyond, until: changesViews) { function, add in
            for call in body(of: function).calls {
                if let next = functionWithEffect(call) { add(next, call.calleePlace) }
            }
        }
        guard let end = reach.end else { return false }
        note(.viewEffects, in: end)
        return true
    }

    /// Whether the code of a function itself removes or shows views.
    private func changesViews(_ function: DeclarationID) -> Bool {
        let body = body(of: function)
        return body.assignments.contains(where: \.showsView)
            || body.calls.contains { call in
                call.configuredEffects.contains { $0 == .shows || $0 == .removes }
                    || functionWithEffect(call) == nil && effectOfUIKit(call) != nil
            }
    }

    /// The function of the project whose code decides what a call does with views; nil if it is UIKit's.
    private func functionWithEffect(_ call: CallSite) -> DeclarationID? {
        call.callees.functions.first(where: hasBody) ?? function(call, on: call.receiverType)
    }

    private func effectOfUIKit(_ call: CallSite) -> ViewEffect? {
        guard let method = call.name.viewMethod else {
            return call.name.isEmbedding ? ViewEffect(place: call.calleePlace, shows: true) : nil
        }
        return ViewEffect(
            kinds: method.removes, place: call.calleePlace, shows: method.shows != nil,
            presents: method.operation.mayPresent, replaces: method.operation == .stackReplacement)
    }
}

extension AssignmentSite {
    /// `window.rootViewController = …`, `navigationController.viewControllers = …`
    package var showsView: Bool {
        guard let last = target?.lastName else { return false }
        return last.name.viewMember == .root || last.name.viewMember == .stack
    }
}
