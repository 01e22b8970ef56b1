import RxSwift

enum AuthError: Error {
    case wrongCredentials
}

protocol AuthServicing: AnyObject {
    func signIn(email: String, password: String) -> Single<Skipper>
    func signOut() -> Completable
    func save(skipper: Skipper) -> Single<Skipper>
}

final class AuthService: AuthServicing {

    func signIn(email: String, password: String) -> Single<Skipper> {
        guard !email.isEmpty, password.count > 3 else {
            return .error(AuthError.wrongCredentials)
        }
        return .just(Skipper(id: "s-1", name: "Skipper", email: email, boatName: "Kittiwake"))
    }

    func signOut() -> Completable {
        .empty()
    }

    func save(skipper: Skipper) -> Single<Skipper> {
        .just(skipper)
    }
}
