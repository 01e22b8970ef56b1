import Foundation
import RxRelay
import RxSwift

public enum TicketError: Error {
    case unknownCode
}

public protocol TicketServicing: AnyObject {
    var tickets: Observable<[Ticket]> { get }
    func redeem(code: String) -> Single<Ticket>
    func passData(for ticket: Ticket) -> Single<Data>
}

public final class TicketService: TicketServicing {
    private let ticketsRelay = BehaviorRelay<[Ticket]>(value: [])

    public init() {}

    public var tickets: Observable<[Ticket]> { ticketsRelay.asObservable() }

    public func redeem(code: String) -> Single<Ticket> {
        guard code.count == 8 else { return .error(TicketError.unknownCode) }
        let ticket = Ticket(code: code, state: .valid(until: Date().addingTimeInterval(86_400)))
        return Single.just(ticket)
            .do(onSuccess: { [ticketsRelay] in ticketsRelay.accept(ticketsRelay.value + [$0]) })
    }

    public func passData(for ticket: Ticket) -> Single<Data> {
        .just(Data(ticket.code.utf8))
    }
}
