import RIBs

protocol WelcomeRouting: ViewableRouting {}

protocol WelcomePresentable: Presentable {
    var listener: WelcomePresentableListener? { get set }
    func showBanner(_ text: String?)
}

protocol WelcomeListener: AnyObject {
    func welcomeDidFinish()
}

final class WelcomeInteractor: PresentableInteractor<WelcomePresentable>,
    WelcomeInteractable,
    WelcomePresentableListener {

    weak var router: WelcomeRouting?
    weak var listener: WelcomeListener?

    private let preferences: Preferencing

    init(presenter: WelcomePresentable, preferences: Preferencing) {
        self.preferences = preferences
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.showBanner("The practice is closed on Friday")
    }

    // MARK: - WelcomePresentableListener

    func didTapStart() {
        preferences.hasSeenWelcome = true
        listener?.welcomeDidFinish()
    }

    func didTapBanner() {
        presenter.showBanner(nil)
    }
}
