import RIBs

protocol LoggedInInteractable: Interactable, MainTabsListener {
    var router: LoggedInRouting? { get set }
    var listener: LoggedInListener? { get set }
}

protocol LoggedInViewControllable: ViewControllable {
    func embed(_ viewController: ViewControllable)
    func unembed(_ viewController: ViewControllable)
}

final class LoggedInRouter: Router<LoggedInInteractable>, LoggedInRouting {
    private let viewController: LoggedInViewControllable
    private let mainTabsBuilder: MainTabsBuildable
    private var mainTabs: ViewableRouting?

    init(
        interactor: LoggedInInteractable,
        viewController: LoggedInViewControllable,
        mainTabsBuilder: MainTabsBuildable
    ) {
        self.viewController = viewController
        self.mainTabsBuilder = mainTabsBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }

    override func didLoad() {
        super.didLoad()
        let router = mainTabsBuilder.build(withListener: interactor)
        mainTabs = router
        attachChild(router)
        viewController.embed(router.viewControllable)
    }

    func cleanupViews() {
        guard let mainTabs else { return }
        viewController.unembed(mainTabs.viewControllable)
    }
}
