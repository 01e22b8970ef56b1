import Combine
import Foundation

public protocol AuthService: AnyObject {
    var user: AnyPublisher<User?, Never> { get }
    func unlock(pin: String) -> AnyPublisher<User, WalletError>
    func lock()
}

public final class KeychainAuthService: AuthService {
    private let subject = CurrentValueSubject<User?, Never>(nil)
    private let storedPin: String
    private var attemptsLeft = 3

    public var user: AnyPublisher<User?, Never> { subject.eraseToAnyPublisher() }

    public init(storedPin: String = "0000") {
        self.storedPin = storedPin
    }

    public func unlock(pin: String) -> AnyPublisher<User, WalletError> {
        guard pin == storedPin else {
            attemptsLeft -= 1
            return Fail(error: .wrongPin(attemptsLeft: attemptsLeft)).eraseToAnyPublisher()
        }
        attemptsLeft = 3
        let user = User(id: UUID(), name: "Mina")
        return Just(user)
            .setFailureType(to: WalletError.self)
            .handleEvents(receiveOutput: { [subject] in subject.send($0) })
            .eraseToAnyPublisher()
    }

    public func lock() {
        subject.send(nil)
    }
}
