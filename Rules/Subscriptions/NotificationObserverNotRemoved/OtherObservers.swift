import RIBModel
import SourceText

/// A call that is named like one that starts an observer or a timer, and is not examined as one of an interactor or a
/// worker.
struct OtherObserver: Sendable, Equatable {
    /// The name of the call.
    let place: NodeReference
    /// Whether it starts an observer or a timer that runs until it is removed, in other code.
    let isObserver: Bool
}

extension Project {
    /// The other calls that are named like those that start observers and timers, in order.
    var otherObservers: [OtherObserver] {
        guard !activeClasses.isEmpty else { return [] }
        let known = Set(activeClasses.flatMap { observerRegistrations(of: $0) }.map(\.place))
        return filesWithCode.flatMap { code(mentioning: .observerRegistrations, in: $0) }.flatMap { code in
            guard type(around: code).map(isReported) ?? true else { return [OtherObserver]() }
            return body(of: code).calls.filter { call in
                NameSet.observerRegistrations.contains(call.name) && !known.contains(call.calleePlace)
            }.map { OtherObserver(place: $0.calleePlace, isObserver: $0.registration != nil) }
        }
    }
}
