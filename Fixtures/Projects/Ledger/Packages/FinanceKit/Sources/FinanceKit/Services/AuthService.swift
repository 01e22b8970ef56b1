import Combine
import Foundation

public enum AuthError: Error {
    case wrongCredentials
    case offline
}

public protocol AuthServicing: AnyObject {
    var session: AnyPublisher<Session?, Never> { get }
    func signIn(email: String, password: String) -> AnyPublisher<Session, AuthError>
    func signOut()
}

public final class AuthService: AuthServicing {
    private let sessionSubject: CurrentValueSubject<Session?, Never>

    public init(session: Session? = nil) {
        sessionSubject = CurrentValueSubject(session)
    }

    public var session: AnyPublisher<Session?, Never> {
        sessionSubject.eraseToAnyPublisher()
    }

    public func signIn(email: String, password: String) -> AnyPublisher<Session, AuthError> {
        guard password.count >= 6 else {
            return Fail(error: AuthError.wrongCredentials).eraseToAnyPublisher()
        }
        let session = Session(userID: email.lowercased(), displayName: email)
        return Just(session)
            .delay(for: .milliseconds(400), scheduler: DispatchQueue.main)
            .handleEvents(receiveOutput: { [weak self] in self?.sessionSubject.send($0) })
            .setFailureType(to: AuthError.self)
            .eraseToAnyPublisher()
    }

    public func signOut() {
        sessionSubject.send(nil)
    }
}
