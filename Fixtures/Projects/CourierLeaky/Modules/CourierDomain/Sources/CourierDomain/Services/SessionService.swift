import Foundation
import RxRelay
import RxSwift

public protocol SessionService: AnyObject {
    var session: Observable<Session?> { get }
    func requestCode(phone: String) -> Single<CodeTicket>
    func confirm(_ ticket: CodeTicket, code: String) -> Single<Session>
    func signOut()
}

public final class RemoteSessionService: SessionService {
    private let client: HTTPClient
    private let relay = BehaviorRelay<Session?>(value: nil)

    public var session: Observable<Session?> { relay.asObservable() }

    public init(client: HTTPClient) {
        self.client = client
    }

    public func requestCode(phone: String) -> Single<CodeTicket> {
        client.send(.requestCode(phone: phone), as: CodeTicket.self)
    }

    public func confirm(_ ticket: CodeTicket, code: String) -> Single<Session> {
        client.send(.confirmCode(ticket: ticket.id, code: code), as: Session.self)
            .do(onSuccess: { [relay] in relay.accept($0) })
    }

    public func signOut() {
        relay.accept(nil)
    }
}
