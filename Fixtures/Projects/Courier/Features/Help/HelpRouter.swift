import AppFoundation
import RIBs

protocol HelpInteractable: Interactable, HelpArticleListener {
    var router: HelpRouting? { get set }
    var listener: HelpListener? { get set }
}

protocol HelpViewControllable: ViewControllable {}

final class HelpRouter: ViewableRouter<HelpInteractable, HelpViewControllable>, HelpRouting {
    private let articleBuilder: HelpArticleBuildable
    private var article: ViewableRouting?

    init(
        interactor: HelpInteractable,
        viewController: HelpViewControllable,
        articleBuilder: HelpArticleBuildable
    ) {
        self.articleBuilder = articleBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachArticle(about topic: String) {
        guard article == nil else { return }
        let router = articleBuilder.build(withListener: interactor, topic: topic)
        article = router
        attachChild(router)
        viewController.push(router.viewControllable)
    }

    func detachArticle(animated: Bool) {
        guard let router = article else { return }
        viewController.uiviewController.navigationController?.popViewController(animated: animated)
        detachChild(router)
        article = nil
    }
}
