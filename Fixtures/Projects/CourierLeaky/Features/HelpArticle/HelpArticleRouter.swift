import RIBs
import RxSwift

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

    override func didLoad() {
        super.didLoad()
        _ = Observable<Int>.interval(.seconds(60), scheduler: MainScheduler.instance)
            .confineTo(interactor)
            .subscribe(onNext: { print($0) })
    }
}
