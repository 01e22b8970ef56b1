import ModernRIBs

protocol HomeRouting: ViewableRouting {
    func showCards()
}

protocol HomePresentable: Presentable {
    var listener: HomePresentableListener? { get set }
}

protocol HomeListener: AnyObject {
    func homeDidRequestLock()
}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener {
    weak var router: HomeRouting?
    weak var listener: HomeListener?

    override init(presenter: HomePresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didShake() {
        listener?.homeDidRequestLock()
    }

    // MARK: - AccountsListener

    func accountsDidRequestCards() {
        router?.showCards()
    }

    // MARK: - CardsListener

    func cardsDidRequestLock() {
        listener?.homeDidRequestLock()
    }
}
