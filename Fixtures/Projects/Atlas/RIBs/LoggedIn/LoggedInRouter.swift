import AtlasCore
import RIBs

protocol LoggedInInteractable: Interactable, TabsListener {
    var router: LoggedInRouting? { get set }
    var listener: LoggedInListener? { get set }
}

protocol LoggedInViewControllable: ViewControllable {
    func present(viewController: ViewControllable)
    func dismiss(viewController: ViewControllable)
}

final class LoggedInRouter: Router<LoggedInInteractable>, LoggedInRouting {
    private let viewController: LoggedInViewControllable
    private let tabsBuilder: TabsBuildable
    private var currentChild: ViewableRouting?

    init(interactor: LoggedInInteractable, viewController: LoggedInViewControllable, tabsBuilder: TabsBuildable) {
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
        if let currentChild = currentChild {
            viewController.dismiss(viewController: currentChild.viewControllable)
        }
    }

    private func attachTabs() {
        let router = tabsBuilder.build(withListener: interactor)
        currentChild = router
        attachChild(router)
        viewController.present(viewController: router.viewControllable)
    }
}
