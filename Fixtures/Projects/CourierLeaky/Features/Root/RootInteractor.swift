import AppFoundation
import CourierDomain
import Foundation
import RIBs
import RxSwift

protocol URLHandling: AnyObject {
    func handle(_ url: URL)
}

protocol RootRouting: ViewableRouting {
    func attachLoggedOut()
    func detachLoggedOut()
    func attachLoggedIn(session: Session) -> LoggedInActionableItem?
    func detachLoggedIn()
}

protocol RootPresentable: Presentable {
    var listener: RootPresentableListener? { get set }
    func showUnsupportedLink(_ url: URL)
}

protocol RootListener: AnyObject {}

final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable, RootPresentableListener {
    weak var router: RootRouting?
    weak var listener: RootListener?

    private let sessionService: SessionService
    private let deeplinkRouter: DeeplinkRouter
    private let loggedInItem = ReplaySubject<LoggedInActionableItem?>.create(bufferSize: 1)

    init(presenter: RootPresentable, sessionService: SessionService, deeplinkRouter: DeeplinkRouter) {
        self.sessionService = sessionService
        self.deeplinkRouter = deeplinkRouter
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()

        sessionService.session
            .map { $0 == nil }
            .distinctUntilChanged()
            .filter { $0 }
            .subscribe(onNext: { [weak self] _ in
                self?.showLoggedOut()
            })
            .disposeOnDeactivate(interactor: self)
    }

    // MARK: - LoggedOutListener

    func loggedOutDidFinish(with session: Session) {
        router?.detachLoggedOut()
        let item = router?.attachLoggedIn(session: session)
        loggedInItem.onNext(item ?? nil)
    }

    // MARK: - LoggedInListener

    func loggedInDidRequestSignOut() {
        sessionService.signOut()
    }

    // MARK: - Private

    private func showLoggedOut() {
        loggedInItem.onNext(nil)
        router?.detachLoggedIn()
        router?.attachLoggedOut()
    }
}

// MARK: - URLHandling

extension RootInteractor: URLHandling {
    func handle(_ url: URL) {
        guard let deeplink = deeplinkRouter.deeplink(for: url) else {
            presenter.showUnsupportedLink(url)
            return
        }
        OpenDeeplinkWorkflow(deeplink: deeplink)
            .subscribe(self)
    }
}

// MARK: - RootActionableItem

extension RootInteractor: RootActionableItem {
    func waitForLogin() -> Observable<(LoggedInActionableItem, ())> {
        loggedInItem.unwrap().map { ($0, ()) }
    }
}
