import RIBs

protocol LoggedInInteractable: Interactable, TabsListener {
    var router: LoggedInRouting? { get set }
    var listener: LoggedInListener? { get set }
}

protocol LoggedInViewControllable: ViewControllable {
    func replace(with viewController: ViewControllable?)
}

final class LoggedInRouter: Router<LoggedInInteractable>, LoggedInRouting {

    private let viewController: LoggedInViewControllable
    private let tabsBuilder: TabsBuildable
    private var tabs: TabsRouting?

    init(
        interactor: LoggedInInteractable,
        viewController: LoggedInViewControllable,
        tabsBuilder: TabsBuildable
    ) {
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
        viewController.replace(with: nil)
    }

    func detachTabs() {
        guard let router = tabs else { return }
        viewController.replace(with: nil)
        detachChild(router)
        tabs = nil
    }

    private func attachTabs() {
        guard tabs == nil else { return }
        let router = tabsBuilder.build(withListener: interactor)
        tabs = router
        attachChild(router)
        viewController.replace(with: router.viewControllable)
    }
}
