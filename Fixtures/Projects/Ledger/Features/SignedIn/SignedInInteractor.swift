import ModernRIBs

protocol SignedInRouting: Routing {
    func cleanupViews()
}

protocol SignedInListener: AnyObject {
    func signedInDidRequestSignOut()
}

final class SignedInInteractor: Interactor, SignedInInteractable {
    weak var router: SignedInRouting?
    weak var listener: SignedInListener?

    private let workers: [Working]

    init(workers: [Working]) {
        self.workers = workers
        super.init()
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        workers.forEach { $0.start(self) }
    }

    override func willResignActive() {
        super.willResignActive()
        workers.forEach { $0.stop() }
        router?.cleanupViews()
    }
}

// MARK: - TabsListener

extension SignedInInteractor {
    func settingsDidRequestSignOut() {
        listener?.signedInDidRequestSignOut()
    }
}
