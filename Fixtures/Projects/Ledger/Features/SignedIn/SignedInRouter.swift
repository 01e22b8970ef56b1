import FinanceKit
import ModernRIBs

protocol SignedInInteractable: Interactable, TabsListener {
    var router: SignedInRouting? { get set }
    var listener: SignedInListener? { get set }
}

final class SignedInRouter: Router<SignedInInteractable>, SignedInRouting {
    private let viewController: ViewControllable
    private let tabsBuilder: TabsBuildable
    private var tabs: TabsRouting?

    init(interactor: SignedInInteractable, viewController: ViewControllable, tabsBuilder: TabsBuildable) {
        self.viewController = viewController
        self.tabsBuilder = tabsBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }

    override func didLoad() {
        super.didLoad()
        attachTabs()
    }

    func cleanupViews() {
        guard tabs != nil else { return }
        viewController.dismiss()
    }

    private func attachTabs() {
        guard tabs == nil else { return }
        let router = tabsBuilder.build(withListener: interactor)
        tabs = router
        attachChild(router)
        router.viewControllable.uiviewController.modalPresentationStyle = .fullScreen
        viewController.present(router.viewControllable, animated: false)
    }
}
