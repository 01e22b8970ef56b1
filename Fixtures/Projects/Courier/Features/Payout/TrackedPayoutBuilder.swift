import CourierDomain
import Foundation
import RIBs

final class TrackedPayoutBuilder: PayoutBuildable {
    private let wrapped: PayoutBuildable
    private let analytics: Analytics

    init(wrapping wrapped: PayoutBuildable, analytics: Analytics) {
        self.wrapped = wrapped
        self.analytics = analytics
    }

    func build(withListener listener: PayoutListener, available: Decimal) -> ViewableRouting {
        analytics.log(.screen("payout"))
        return wrapped.build(withListener: listener, available: available)
    }
}
