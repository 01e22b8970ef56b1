import CourierDomain
import RIBs

protocol HelpRouting: ViewableRouting {
    func attachArticle(about topic: String)
    func detachArticle(animated: Bool)
}

protocol HelpPresentable: Presentable {
    var listener: HelpPresentableListener? { get set }
    func show(_ topics: [String])
}

protocol HelpListener: AnyObject {
    func helpDidClose()
}

final class HelpInteractor: PresentableInteractor<HelpPresentable>, HelpInteractable, HelpPresentableListener {
    weak var router: HelpRouting?
    weak var listener: HelpListener?

    private let analytics: Analytics

    init(presenter: HelpPresentable, analytics: Analytics) {
        self.analytics = analytics
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        analytics.log(.screen("help"))
        presenter.show(["Payouts", "Deliveries", "Accidents"])
    }

    // MARK: - HelpPresentableListener

    func didSelect(topic: String) {
        router?.attachArticle(about: topic)
    }

    func didTapBack() {
        listener?.helpDidClose()
    }

    // MARK: - HelpArticleListener

    func helpArticleDidClose() {
        router?.detachArticle(animated: true)
    }

    func helpArticleDidSolve() {
        listener?.helpDidClose()
    }
}
