import AppFoundation
import ModernRIBs

protocol LoggedInInteractable: Interactable, HomeListener {
    var router: LoggedInRouting? { get set }
    var listener: LoggedInListener? { get set }
}

protocol LoggedInViewControllable: ViewControllable {
    func show(_ viewController: ViewControllable)
    func hide(_ viewController: ViewControllable)
}

final class LoggedInRouter: Router<LoggedInInteractable>, LoggedInRouting {
    private let viewController: LoggedInViewControllable
    private let homeBuilder: HomeBuildable
    private var home: ViewableRouting?

    init(interactor: LoggedInInteractable, viewController: LoggedInViewControllable, homeBuilder: HomeBuildable) {
        self.viewController = viewController
        self.homeBuilder = homeBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }

    override func didLoad() {
        super.didLoad()
        let router = homeBuilder.build(withListener: interactor)
        home = router
        attachChild(router)
        viewController.show(router.viewControllable)
    }

    func cleanupViews() {
        guard let home else { return }
        viewController.hide(home.viewControllable)
    }
}
