import Foundation
import RxRelay
import RxSwift

public enum TicketError: Error, Equatable {
    case unknown, expired
}

public protocol TicketService: AnyObject {
    var ticket: Observable<Ticket?> { get }
    func redeem(_ code: String) -> Single<Ticket>
    func leave()
}

public final class OfflineTicketService: TicketService {
    private let relay = BehaviorRelay<Ticket?>(value: nil)

    public var ticket: Observable<Ticket?> { relay.asObservable() }

    public init() {}

    public func redeem(_ code: String) -> Single<Ticket> {
        Single.deferred { [relay] in
            guard code.count == 8, code.first == "M" else { return .error(TicketError.unknown) }
            let ticket = Ticket(code: code, visitor: "Guest", validUntil: Date().addingTimeInterval(8 * 3600))
            relay.accept(ticket)
            return .just(ticket)
        }
    }

    public func leave() {
        relay.accept(nil)
    }
}
