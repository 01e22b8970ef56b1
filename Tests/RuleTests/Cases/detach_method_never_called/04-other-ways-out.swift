// === the child's event closes its parent, and going back removes the child alone
// clean: the child's event closes its parent, and nothing else removes the child
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Root Home

protocol HomeListener: AnyObject {
    func homeDidClose()
}

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
    var listener: HomeListener? { get set }
}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?
    weak var listener: HomeListener?

    @objc func open() { router?.attachDetail() }

    func detailDidClose() { listener?.homeDidClose() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
//+     view.navigationItem.hidesBackButton = true
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled
    }

    func detachDetail() {
    //   ^^^^^^^^^^^^ detach_method_never_called: Nothing calls 'detachDetail()' of 'HomeRouter'
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}

final class HomeViewController: UIViewController, ViewControllable {}

protocol HomeBuildable: Buildable {
    func build(withListener listener: HomeListener) -> ViewableRouting
}

protocol HomeDependency: Dependency {}
final class HomeComponent: Component<HomeDependency>, DetailDependency {}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable {
    func build(withListener listener: HomeListener) -> ViewableRouting {
        let component = HomeComponent(dependency: dependency)
        let interactor = HomeInteractor()
        interactor.listener = listener
        return HomeRouter(
            interactor: interactor, viewController: HomeViewController(),
            detailBuilder: DetailBuilder(dependency: component))
    }
}

final class RootRouter: ViewableRouter<RootInteractable, RootViewControllable>, RootRouting {
    // use: router-members Root Home

    func attachHome() {
        guard home == nil else { return }
        let router = homeBuilder.build(withListener: interactor)
        home = router
        attachChild(router)
        router.viewControllable.uiviewController.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    // use: detach-dismissing Home
}

// === children take each other's place as root of the window
// use: ribs-uikit, child-rib In, child-view In, child-rib Out, child-view Out

protocol RootRouting: ViewableRouting {
    func showIn()
    func showOut()
    func hideOut()
}

protocol RootInteractable: Interactable, InListener, OutListener {
    var router: RootRouting? { get set }
}

final class RootInteractor: Interactor, RootInteractable {
    weak var router: RootRouting?

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.showOut()
    }

    func outDidClose() { router?.showIn() }
    func inDidClose() { router?.showOut() }
}

final class RootRouter: ViewableRouter<RootInteractable, ViewControllable>, RootRouting {
    private let window: UIWindow
    private let inBuilder: InBuildable
    private let outBuilder: OutBuildable
    private var inside: ViewableRouting?
    private var outside: ViewableRouting?

    init(
        interactor: RootInteractable, viewController: ViewControllable, window: UIWindow, inBuilder: InBuildable,
        outBuilder: OutBuildable
    ) {
        self.window = window
        self.inBuilder = inBuilder
        self.outBuilder = outBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func showIn() {
        guard inside == nil else { return }
        let router = inBuilder.build(withListener: interactor)
        attachChild(router)
        inside = router
        window.rootViewController = router.viewControllable.uiviewController
        //     ^^^^^^^^^^^^^^^^^^ view_removed_without_detach
    }

    func showOut() {
        guard outside == nil else { return }
        let router = outBuilder.build(withListener: interactor)
        attachChild(router)
        outside = router
        window.rootViewController = router.viewControllable.uiviewController
        //     ^^^^^^^^^^^^^^^^^^ view_removed_without_detach
    }

    func hideOut() {
    //   ^^^^^^^ detach_method_never_called: Nothing calls 'hideOut()' of 'RootRouter'
        guard let router = outside else { return }
        detachChild(router)
        outside = nil
    }
}
