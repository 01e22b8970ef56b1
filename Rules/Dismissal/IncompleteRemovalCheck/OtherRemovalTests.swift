import RIBModel
import SourceText

/// Why a property that tells a removal is not a condition that never holds.
enum OtherRemovalTest: Sendable, Equatable {
    /// It is tested when the view appears.
    case ofAppearance
    /// It is asked of another controller than the view.
    case ofOtherController
    /// Its function does not notify the listener.
    case withoutNotification
    /// The function tests others as well.
    case besideOthers
    /// It can be true when the view is removed.
    case holds
}

extension Project {
    /// The properties of UIKit that the views of a router test when they appear or disappear, in order, and why such a
    /// condition is not futile.
    func otherRemovalTests(ofRouter router: TypeID) -> [OtherCandidate<OtherRemovalTest>] {
        ribs(ofRouter: router).compactMap(\.view.type).sortedWithoutRepetitions.flatMap { otherRemovalTests(in: $0) }
    }

    private func otherRemovalTests(in view: TypeID) -> [OtherCandidate<OtherRemovalTest>] {
        let dispatch = ClassDispatch(view, in: self)
        let code = ViewCode(dispatch, ViewFacts(dispatch))
        return dispatch.code.flatMap { hook -> [OtherCandidate<OtherRemovalTest>] in
            let (name, body) = (name(of: hook), dispatch.body(of: hook))
            guard name.isAppearance || name.isDisappearance, !dispatch.isFromExtension(hook) else { return [] }
            let tests = body.chains.filter { $0.lastName?.name.removalKinds != nil }
            let notifies = body.calls.contains { code.notification(by: code.call($0)) != .none }
            return tests.compactMap { test in
                guard let property = test.lastName, let kinds = property.name.removalKinds else { return nil }
                let reason: OtherRemovalTest
                if name.isAppearance {
                    reason = .ofAppearance
                } else if !test.before(property).isEmptyOrSelf {
                    reason = .ofOtherController
                } else if !notifies {
                    reason = .withoutNotification
                } else {
                    reason = kinds.isEmpty || kinds == .dismiss && tests.count > 1 ? .besideOthers : .holds
                }
                return OtherCandidate(property.place, reason)
            }
        }
    }
}
