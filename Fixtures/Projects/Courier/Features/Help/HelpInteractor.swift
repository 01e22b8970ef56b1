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
    private let topics: HelpTopicPoint

    init(presenter: HelpPresentable, analytics: Analytics, topics: HelpTopicPoint) {
        self.analytics = analytics
        self.topics = topics
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        analytics.log(.screen("help"))
        presenter.show(topics.plugins())
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
        router?.detachArticle(animated: false)
        listener?.helpDidClose()
    }
}
