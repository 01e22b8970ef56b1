import RxRelay
import RxSwift

public protocol VisitStreaming: AnyObject {
    var summary: Observable<VisitSummary> { get }
}

public protocol VisitTracking: VisitStreaming {
    func markSeen(_ exhibit: Exhibit)
    func addMinute()
}

public final class VisitTracker: VisitTracking {
    private let relay = BehaviorRelay(value: VisitSummary.empty)

    public var summary: Observable<VisitSummary> { relay.asObservable() }

    public init() {}

    public func markSeen(_ exhibit: Exhibit) {
        var value = relay.value
        guard !value.seen.contains(exhibit) else { return }
        value.seen.append(exhibit)
        relay.accept(value)
    }

    public func addMinute() {
        var value = relay.value
        value.minutes += 1
        relay.accept(value)
    }
}
