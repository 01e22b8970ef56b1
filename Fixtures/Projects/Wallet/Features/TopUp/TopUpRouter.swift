import AppFoundation
import ModernRIBs

protocol TopUpInteractable: Interactable, EnterAmountListener {
    var router: TopUpRouting? { get set }
    var listener: TopUpListener? { get set }
}

final class TopUpRouter: Router<TopUpInteractable>, TopUpRouting {
    private let viewController: ViewControllable
    private let enterAmountBuilder: EnterAmountBuildable

    private var enterAmount: ViewableRouting?
    private var navigation: NavigationControllerable?

    init(interactor: TopUpInteractable, viewController: ViewControllable, enterAmountBuilder: EnterAmountBuildable) {
        self.viewController = viewController
        self.enterAmountBuilder = enterAmountBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }

    func cleanupViews() {
        guard let navigation else { return }
        viewController.dismissIfPresented(navigation)
        self.navigation = nil
    }

    func attachEnterAmount() {
        guard enterAmount == nil else { return }
        let router = enterAmountBuilder.build(withListener: interactor)
        let navigation = NavigationControllerable(root: router.viewControllable)
        enterAmount = router
        self.navigation = navigation
        attachChild(router)
        viewController.present(navigation)
    }

    func detachEnterAmount() {
        guard let router = enterAmount else { return }
        cleanupViews()
        detachChild(router)
        enterAmount = nil
    }
}
