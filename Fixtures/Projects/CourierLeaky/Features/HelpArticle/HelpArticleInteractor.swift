import CourierDomain
import RIBs

protocol HelpArticleRouting: ViewableRouting {}

protocol HelpArticlePresentable: Presentable {
    var listener: HelpArticlePresentableListener? { get set }
    func show(_ topic: String)
}

protocol HelpArticleListener: AnyObject {
    func helpArticleDidClose()
    func helpArticleDidSolve()
}

final class HelpArticleInteractor: PresentableInteractor<HelpArticlePresentable>, HelpArticleInteractable,
    HelpArticlePresentableListener
{
    weak var router: HelpArticleRouting?
    weak var listener: HelpArticleListener?

    private let topic: String
    private let analytics: Analytics

    init(presenter: HelpArticlePresentable, topic: String, analytics: Analytics) {
        self.topic = topic
        self.analytics = analytics
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        analytics.log(.screen("help_article"))
        presenter.show(topic)
    }

    // MARK: - HelpArticlePresentableListener

    func didTapBack() {
        listener?.helpArticleDidClose()
    }

    func didTapSolved() {
        listener?.helpArticleDidSolve()
    }
}
