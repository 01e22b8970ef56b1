// === the router's view is the first in its navigation controller
// use: ribs-uikit, child-rib Detail, popped-view Detail, middle-rib Home Detail, middle-listener Home Detail
// use: opening-parent Root Home

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    // use: pushing Detail
}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {
    // use: router-members Root Home

    func attachHome() {
        guard home == nil else { return }
        let router = homeBuilder.build(withListener: interactor)
        home = router
        attachChild(router)
        let navigation = UINavigationController(rootViewController: router.viewControllable.uiviewController)
        navigation.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(navigation, animated: true)
    }

    // use: detach-dismissing Home
}

// === the user cannot pop the child's view
// use: ribs-uikit, child-rib Detail, middle-rib Home Detail, middle-listener Home Detail
// use: opening-parent Root Home

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = true
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { listener?.didTapClose() }
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    // use: pushing Detail
}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {
    // use: router-members Root Home

    // use: pushing Home
}

// === the removal names a view, or is that of the child itself
// use: ribs-uikit, child-rib Detail, popped-view Detail, middle-rib Home Detail, middle-listener Home Detail
// use: opening-parent Root Home

extension ViewControllable {
    func popTo(_ view: ViewControllable) {
        uiviewController.navigationController?.popToViewController(view.uiviewController, animated: true)
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        viewController.popTo(viewController)
        (router.viewControllable.uiviewController).navigationController?.popViewController(animated: true)
        detachChild(router)
        detail = nil
    }
}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {
    // use: router-members Root Home

    // use: pushing Home
}

// === the view tells how it was closed
// use: ribs-uikit, middle-rib Home Detail, opening-parent Root Home

protocol DetailListener: AnyObject {
    func detailDidClose(bySwipe: Bool)
}

protocol DetailPresentableListener: AnyObject {
    func didClose(bySwipe: Bool)
}

protocol DetailPresentable: Presentable {
    var listener: DetailPresentableListener? { get set }
}

protocol DetailDependency: Dependency {}
final class DetailComponent: Component<DetailDependency> {}
extension HomeComponent: DetailDependency {}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
    weak var listener: DetailListener?

    override init(presenter: DetailPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didClose(bySwipe: Bool) { listener?.detailDidClose(bySwipe: bySwipe) }
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc func closeTapped() { listener?.didClose(bySwipe: false) }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { listener?.didClose(bySwipe: true) }
    }
}

final class DetailRouter: ViewableRouter<Interactable, ViewControllable> {}

protocol DetailBuildable: Buildable {
    func build(withListener listener: DetailListener) -> ViewableRouting
}

final class DetailBuilder: Builder<DetailDependency>, DetailBuildable {
    func build(withListener listener: DetailListener) -> ViewableRouting {
        _ = DetailComponent(dependency: dependency)
        let viewController = DetailViewController()
        let interactor = DetailInteractor(presenter: viewController)
        interactor.listener = listener
        return DetailRouter(interactor: interactor, viewController: viewController)
    }
}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener {
    // use: middle-interactor Home Detail

    func close() { listener?.homeDidClose() }

    func detailDidClose(bySwipe: Bool) {
        if bySwipe {
            router?.detachDetail()
        } else {
            router?.popDetail()
        }
    }
}

extension HomeRouting {
    func popDetail() {
        viewControllable.uiviewController.navigationController?.popViewController(animated: true)
        detachDetail()
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {
    // use: router-members Root Home

    // use: pushing Home
}

// === the router's view is a tab, on which a dismissal removes nothing
// use: ribs-uikit, child-rib Detail, middle-rib Home Detail, middle-listener Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { listener?.didTapClose() }
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    // use: presenting Detail
}

protocol TabsViewControllable: ViewControllable {}

final class TabsViewController: UITabBarController, TabsViewControllable {}

final class TabsInteractor: Interactor, HomeListener {
    func homeDidClose() {}
}

final class TabsRouter: ViewableRouter<TabsInteractor, TabsViewControllable> {
    private let homeBuilder: HomeBuildable

    init(interactor: TabsInteractor, viewController: TabsViewControllable, homeBuilder: HomeBuildable) {
        self.homeBuilder = homeBuilder
        super.init(interactor: interactor, viewController: viewController)
    }

    override func didLoad() {
        super.didLoad()
        let home = homeBuilder.build(withListener: interactor)
        attachChild(home)
        (viewController.uiviewController as? UITabBarController)?.viewControllers = [home.viewControllable.uiviewController]
    }
}
