import Foundation
import RxSwift

public protocol SupportService: AnyObject {
    func messages(for delivery: Delivery) -> Observable<[ChatMessage]>
    func send(_ text: String, for delivery: Delivery) -> Completable
}

public final class PollingSupportService: SupportService {
    private let client: HTTPClient
    private let interval: RxTimeInterval

    public init(client: HTTPClient, interval: RxTimeInterval = .seconds(5)) {
        self.client = client
        self.interval = interval
    }

    public func messages(for delivery: Delivery) -> Observable<[ChatMessage]> {
        Observable<Int>.timer(.seconds(0), period: interval, scheduler: MainScheduler.instance)
            .flatMapLatest { [client] _ in
                client.send(.messages(delivery: delivery.id), as: [ChatMessage].self).catchAndReturn([])
            }
    }

    public func send(_ text: String, for delivery: Delivery) -> Completable {
        client.send(.messages(delivery: delivery.id))
    }
}
