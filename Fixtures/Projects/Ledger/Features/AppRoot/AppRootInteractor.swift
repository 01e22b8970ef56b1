import Combine
import FinanceKit
import Foundation
import ModernRIBs

protocol AppRootRouting: ViewableRouting {
    func routeToLoggedOut()
    func routeToSignedIn(session: Session)
}

protocol AppRootPresentable: Presentable {
    var listener: AppRootPresentableListener? { get set }
    func showPrivacyCover(_ isVisible: Bool)
}

final class AppRootInteractor: PresentableInteractor<AppRootPresentable>, AppRootInteractable,
    AppRootPresentableListener
{
    weak var router: AppRootRouting?

    private let authService: AuthServicing

    init(presenter: AppRootPresentable, authService: AuthServicing) {
        self.authService = authService
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()

        authService.session
            .removeDuplicates()
            .receive(on: RunLoop.main)
            .sink { [weak self] session in
                if let session {
                    self?.router?.routeToSignedIn(session: session)
                } else {
                    self?.router?.routeToLoggedOut()
                }
            }
            .cancelOnDeactivate(interactor: self)
    }

    // MARK: - AppRootPresentableListener

    func didEnterBackground() {
        presenter.showPrivacyCover(true)
    }

    func willEnterForeground() {
        presenter.showPrivacyCover(false)
    }

    // MARK: - SignedInListener

    func signedInDidRequestSignOut() {
        authService.signOut()
    }
}
