import RxSwift

public enum AnalyticsEvent: Equatable {
    case screen(String)
    case offerAccepted(id: String)
    case payoutRequested
    case deliveryFinished(id: String)
    case dismissed(String)
    case shiftStarted
    case shiftContinued
    case shiftEnded
}

public protocol Analytics: AnyObject {
    func track(_ event: AnalyticsEvent) -> Completable
    func log(_ event: AnalyticsEvent)
}

public final class ConsoleAnalytics: Analytics {
    public init() {}

    public func track(_ event: AnalyticsEvent) -> Completable {
        Completable.create { observer in
            print("analytics", event)
            observer(.completed)
            return Disposables.create()
        }
    }

    public func log(_ event: AnalyticsEvent) {
        print("analytics", event)
    }
}
