import AppFoundation
import Combine
import ModernRIBs
import WalletCore

protocol RootRouting: ViewableRouting {
    func attachLoggedOut()
    func detachLoggedOut()
    func attachLoggedIn(user: User)
    func detachLoggedIn()
}

protocol RootPresentable: Presentable {}

final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable {
    weak var router: RootRouting?

    private let authService: AuthService

    init(presenter: RootPresentable, authService: AuthService) {
        self.authService = authService
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        authService.user
            .removeDuplicates()
            .sink(during: self) { [weak self] user in
                self?.show(user)
            }
    }

    private func show(_ user: User?) {
        if let user {
            router?.detachLoggedOut()
            router?.attachLoggedIn(user: user)
        } else {
            router?.detachLoggedIn()
            router?.attachLoggedOut()
        }
    }

    // MARK: - LoggedInListener

    func loggedInDidRequestLock() {
        authService.lock()
    }
}
