import Foundation
import RxRelay
import RxSwift

public protocol EarningsService: AnyObject {
    var summary: Observable<EarningsSummary> { get }
    func refresh() -> Completable
    func requestPayout(_ amount: Decimal) -> Single<PayoutReceipt>
}

public final class RemoteEarningsService: EarningsService {
    public static let minimumPayout: Decimal = 20

    private let client: HTTPClient
    private let relay = BehaviorRelay(value: EarningsSummary.empty)

    public var summary: Observable<EarningsSummary> { relay.asObservable() }

    public init(client: HTTPClient) {
        self.client = client
    }

    public func refresh() -> Completable {
        client.send(.earnings, as: EarningsSummary.self)
            .do(onSuccess: { [relay] in relay.accept($0) })
            .asCompletable()
    }

    public func requestPayout(_ amount: Decimal) -> Single<PayoutReceipt> {
        guard amount >= Self.minimumPayout else { return .error(PayoutError.belowMinimum(Self.minimumPayout)) }
        guard amount <= relay.value.available else { return .error(PayoutError.exceedsBalance) }
        return client.send(.payout(amount: amount), as: PayoutReceipt.self)
            .do(onSuccess: { [relay] receipt in
                var summary = relay.value
                summary.available -= receipt.amount
                relay.accept(summary)
            })
    }
}
