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
    private let component: HelpArticleComponent

    init(presenter: HelpArticlePresentable, topic: String, component: HelpArticleComponent) {
        self.topic = topic
        self.component = component
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        component.analytics.log(.screen("help_article"))
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
