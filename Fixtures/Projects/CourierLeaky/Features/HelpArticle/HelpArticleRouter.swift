import RIBs

protocol HelpArticleInteractable: Interactable {
    var router: HelpArticleRouting? { get set }
    var listener: HelpArticleListener? { get set }
}

protocol HelpArticleViewControllable: ViewControllable {}

final class HelpArticleRouter: ViewableRouter<HelpArticleInteractable, HelpArticleViewControllable>, HelpArticleRouting {
    override init(interactor: HelpArticleInteractable, viewController: HelpArticleViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
