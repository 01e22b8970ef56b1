import SourceText

/// A call by which a view notifies its listener in a function that UIKit calls, or in one of the view's own functions
/// that this function calls.
package struct HookNotification: Sendable, Equatable {
    /// The name of the call, and the function that contains it.
    package let place: NodeReference
    package let function: DeclarationID
    /// The function that UIKit calls.
    package let hook: DeclarationID
    /// The kinds of removal in which it runs, as far as conditions tell.
    package let kinds: DismissalKinds
    /// Whether a condition on the way tests the kind of removal.
    package let isTested: Bool
    /// Whether it depends on something else, too: it is under another condition or in a closure that is kept.
    package let isConditional: Bool
    package let passesValue: Bool
}

extension ViewCode {
    /// The notifications of the listener in a function that UIKit calls, in the order in which they run.
    package func notifications(in hook: DeclarationID) -> [HookNotification] {
        var search = HookSearch(view: self, hook: hook)
        search.collect(hook, within: .all, isTested: false, isConditional: false)
        return search.found
    }
}

private struct HookSearch {
    let view: ViewCode
    let hook: DeclarationID
    var found: [HookNotification] = []
    private var seen: Set<DeclarationID> = []

    init(view: ViewCode, hook: DeclarationID) {
        (self.view, self.hook) = (view, hook)
        seen = [hook]
    }

    mutating func collect(
        _ function: DeclarationID, within kinds: DismissalKinds, isTested: Bool, isConditional: Bool
    ) {
        let conditions = RemovalConditions(family: view.family)
        for site in view.family.body(of: function).calls {
            let call = view.call(site)
            let isNotification = call.receiver == .listener
            let own =
                isNotification
                ? [] : view.ownCallees(of: call).filter { !view.project.name(of: $0).isRemovalHook }
            guard isNotification || !own.isEmpty else { continue }
            let kinds = kinds.intersection(conditions.kinds(around: site))
            let isTested = isTested || site.isConditional(where: conditions.isTest)
            let isConditional =
                isConditional || site.isInKeptClosure
                || site.isConditional { condition in
                    let subject = (NilComparison(condition) ?? NilComparison(truthOf: condition))?.subject
                    let isOfListener = subject.map { view.family.value(of: $0) } == .listener
                    return !isOfListener && !conditions.isTest(condition)
                }
            if isNotification {
                found.append(
                    HookNotification(
                        place: site.calleePlace, function: function, hook: hook, kinds: kinds, isTested: isTested,
                        isConditional: isConditional, passesValue: site.arguments.first != nil))
            }
            for function in own where seen.insert(function).inserted {
                collect(function, within: kinds, isTested: isTested, isConditional: isConditional)
            }
        }
    }
}
