import RIBs

protocol HelpInteractable: Interactable, TipsListener {
    var router: HelpRouting? { get set }
    var listener: HelpListener? { get set }
}

protocol HelpViewControllable: ViewControllable {}

final class HelpRouter: ViewableRouter<HelpInteractable, HelpViewControllable>, HelpRouting {

    private let tips: Routing

    init(interactor: HelpInteractable, viewController: HelpViewControllable, tipsBuilder: TipsBuildable) {
        tips = tipsBuilder.build(withListener: interactor)
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
        attachChild(tips)
    }
}
