import RIBModel
import RuleKit
import SourceText

extension RuleContext {
    /// Skips the calls that are named like those that subscribe, other than the subscriptions that a rule examines.
    func skipOtherSubscribingCalls(_ lifecycle: Lifecycle, besides subscriptions: [Subscription]) {
        guard recordsSkips else { return }
        for call in project.otherSubscribingCalls(lifecycle, besides: subscriptions) {
            let candidate = Candidate("The call of '\(project.text(at: call.place))'", at: project.site(call.place))
            switch call.reason {
            case .otherCode:
                skip(candidate, "is not in the code of \(lifecycle == .worker ? "a worker" : "an interactor")")
            case .workflow: skip(candidate, "runs a workflow, which workflow_result_discarded checks")
            case .unknown: skip(candidate, "is not known to return a subscription to an observable or a publisher")
            }
        }
    }
}

extension Subscription {
    /// Why an `answered` subscription is not a violation, with the places that show it.
    ///
    /// - Parameter end: when the lifecycle ends that the subscription is bound to, as in "when the worker is stopped".
    func answered(whenEnded end: String, in project: Project) -> (reason: SkipReason, notes: [Finding.Note]) {
        guard let answer else { return (.unknown("is handled by other code"), []) }
        return switch answer {
        case .ended(let place):
            (
                "is ended by '\(project.text(at: place))'",
                [Finding.Note(project.site(place), "'\(project.text(at: place))' ends the subscription")]
            )
        case .endsByItself(let place):
            (
                "ends \(end), because of '\(project.text(at: place))'",
                [Finding.Note(project.site(place), "'\(project.text(at: place))' ends the chain")]
            )
        case .taken(let place):
            (
                .unknown("is passed to '\(project.text(at: place))', which is assumed to handle it"),
                [Finding.Note(project.site(place), "'\(project.text(at: place))' receives the subscription")]
            )
        case .foreignBag(let place):
            (
                .unknown("is added to a bag of another object, which is not checked"),
                [Finding.Note(project.site(place), "'\(project.text(at: place))' adds it to the bag")]
            )
        case .caller(let function):
            (
                "is returned by '\(project.fullName(function))' to its callers",
                [
                    Finding.Note(
                        project.site(ofName: function), "'\(project.fullName(function))' returns the subscription")
                ]
            )
        case .owner(let function):
            (
                "is added to a bag that the callers of '\(project.fullName(function))' pass",
                [Finding.Note(project.site(ofName: function), "'\(project.fullName(function))' receives the bag")]
            )
        }
    }
}
