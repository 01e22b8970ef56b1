// === attached once at the start, or in a subscription
// clean
// use: ribs-rx-uikit, child-rib Detail, child-view Detail

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

protocol HomeViewControllable: ViewControllable {}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?
    private let openings: Observable<Void>

    init(openings: Observable<Void>) { self.openings = openings }

    override func didBecomeActive() {
        super.didBecomeActive()
        openings
            .subscribe(onNext: { [weak self] in self?.router?.attachDetail() })
            .disposeOnDeactivate(interactor: self)
    }

    func detailDidClose() { router?.detachDetail() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    override func didLoad() {
        super.didLoad()
        attachDetail()
    }

    func attachDetail() {
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.addChild(router.viewControllable.uiviewController)
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}

// === the child's own event attaches it anew, and another child's event that goes on the same path
// clean
// use: ribs-uikit, child-rib Detail, child-view Detail, child-rib Login, child-view Login

protocol RootRouting: ViewableRouting {
    func routeToDetail()
    func routeToLogin()
}

protocol RootInteractable: Interactable, DetailListener, LoginListener {
    var router: RootRouting? { get set }
}

final class RootInteractor: Interactor, RootInteractable {
    weak var router: RootRouting?

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.routeToLogin()
    }

    func loginDidClose() { router?.routeToDetail() }
    func detailDidClose() { router?.routeToLogin() }
}

final class RootRouter: ViewableRouter<RootInteractable, ViewControllable>, RootRouting {
    private let detailBuilder: DetailBuildable
    private let loginBuilder: LoginBuildable
    private var detail: ViewableRouting?
    private var login: ViewableRouting?

    init(
        interactor: RootInteractable, viewController: ViewControllable, detailBuilder: DetailBuildable,
        loginBuilder: LoginBuildable
    ) {
        self.detailBuilder = detailBuilder
        self.loginBuilder = loginBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func routeToDetail() {
        if let login {
            detachChild(login)
            self.login = nil
        }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.addChild(router.viewControllable.uiviewController)
    }

    func routeToLogin() {
        if let detail {
            detachChild(detail)
            self.detail = nil
        }
        let router = loginBuilder.build(withListener: interactor)
        login = router
        attachChild(router)
        viewController.uiviewController.addChild(router.viewControllable.uiviewController)
    }
}

// === an event of another child that stays
// clean: ..., that goes
// use: ribs-uikit, child-rib Detail, child-view Detail, child-rib Menu, child-view Menu

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
    func detachMenu()
}

protocol HomeInteractable: Interactable, DetailListener, MenuListener {
    var router: HomeRouting? { get set }
}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?

    func menuDidClose() {
//+     router?.detachMenu()
        router?.attachDetail()
    }

    func detailDidClose() {
        router?.detachDetail()
//-     router?.detachMenu()
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private let menuBuilder: MenuBuildable
    private var detail: ViewableRouting?
    private var menu: ViewableRouting?

    init(
        interactor: HomeInteractable, viewController: ViewControllable, detailBuilder: DetailBuildable,
        menuBuilder: MenuBuildable
    ) {
        self.detailBuilder = detailBuilder
        self.menuBuilder = menuBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    override func didLoad() {
        super.didLoad()
        let router = menuBuilder.build(withListener: interactor)
        menu = router
        attachChild(router)
        viewController.uiviewController.addChild(router.viewControllable.uiviewController)
    }

    func attachDetail() {
        let router = detailBuilder.build(withListener: interactor)
        detail = router
    //  ^^^^^^ attach_without_guard: A second 'didTapClose()' attaches another 'Detail' and replaces the one in 'detail', which stays attached.
        attachChild(router)
        viewController.uiviewController.addChild(router.viewControllable.uiviewController)
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }

    func detachMenu() {
        guard let router = menu else { return }
        detachChild(router)
        menu = nil
    }
}

// === a view model between the view and the interactor passes the event on
// clean: ..., and the router returns if the child is attached
// use: ribs-uikit, child-rib Detail, child-view Detail

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
}

protocol HomeModeling: AnyObject {
    func openDetail()
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }

    func showDetail()
}

protocol HomeViewControllable: ViewControllable {}

final class HomeModel: HomeModeling {
    weak var interactor: HomeInteractable?

    func openDetail() { interactor?.showDetail() }
}

final class HomeViewController: UIViewController, HomeViewControllable {
    var model: HomeModeling?

    @objc func openTapped() { model?.openDetail() }
}

final class HomeInteractor: PresentableInteractor<HomeModeling>, HomeInteractable {
    weak var router: HomeRouting?

    func showDetail() { router?.attachDetail() }
    func detailDidClose() { router?.detachDetail() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
//+     guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
    //  ^^^^^^ attach_without_guard: attaches another 'Detail'
        attachChild(router)
        let view = router.viewControllable.uiviewController
        view.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(view, animated: true)
    }

    // use: detach-dismissing Detail
}
