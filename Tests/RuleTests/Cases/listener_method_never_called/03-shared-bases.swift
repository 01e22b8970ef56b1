// === the child inherits the code that closes its parent
// clean: ..., and says that it is done
// use: ribs-uikit

class PageViewController: UIViewController {
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { pageDidLeave() }
    }

    func pageDidLeave() {}
}

protocol DetailListener: AnyObject {
    func detailDidClose()
    //   ^^^^^^^^^^^^^^ listener_method_never_called: 'Detail' never calls 'detailDidClose()'
}

protocol DetailPresentableListener: AnyObject {
    func didLeaveDetail()
}

protocol DetailPresentable: Presentable {
    var listener: DetailPresentableListener? { get set }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
    weak var listener: DetailListener?

    override init(presenter: DetailPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didLeaveDetail() {
//+     listener?.detailDidClose()
    }
}

final class DetailViewController: PageViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func pageDidLeave() { listener?.didLeaveDetail() }
}

final class DetailRouter: ViewableRouter<Interactable, ViewControllable> {}

protocol DetailDependency: Dependency {}
final class DetailComponent: Component<DetailDependency> {}
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

protocol HomeListener: AnyObject {
    func homeDidClose()
}

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
}

protocol HomePresentableListener: AnyObject {
    func didTapOpen()
    func didLeaveHome()
}

protocol HomePresentable: Presentable {
    var listener: HomePresentableListener? { get set }
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

protocol HomeViewControllable: ViewControllable {}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener {
    weak var router: HomeRouting?
    weak var listener: HomeListener?

    override init(presenter: HomePresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapOpen() { router?.attachDetail() }
    func didLeaveHome() { listener?.homeDidClose() }
    func detailDidClose() { router?.detachDetail() }
}

final class HomeViewController: PageViewController, HomePresentable, HomeViewControllable {
    weak var listener: HomePresentableListener?

    @objc func openTapped() { listener?.didTapOpen() }
    override func pageDidLeave() { listener?.didLeaveHome() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.navigationController?.pushViewController(
            router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}

protocol HomeDependency: DetailDependency {}
final class HomeComponent: Component<HomeDependency>, DetailDependency {}
protocol HomeBuildable: Buildable {
    func build(withListener listener: HomeListener) -> ViewableRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable {
    func build(withListener listener: HomeListener) -> ViewableRouting {
        let component = HomeComponent(dependency: dependency)
        let viewController = HomeViewController()
        let interactor = HomeInteractor(presenter: viewController)
        interactor.listener = listener
        return HomeRouter(
            interactor: interactor, viewController: viewController, detailBuilder: DetailBuilder(dependency: component))
    }
}

protocol AppRouting: ViewableRouting {
    func attachHome()
    func detachHome()
}

protocol AppInteractable: Interactable, HomeListener {
    var router: AppRouting? { get set }
}

protocol AppViewControllable: ViewControllable {}

final class AppInteractor: Interactor, AppInteractable {
    weak var router: AppRouting?

    @objc func open() { router?.attachHome() }
    func homeDidClose() { router?.detachHome() }
}

final class AppRouter: ViewableRouter<AppInteractable, AppViewControllable>, AppRouting {
    // use: router-members App Home

    func attachHome() {
        guard home == nil else { return }
        let router = homeBuilder.build(withListener: interactor)
        home = router
        attachChild(router)
        viewController.uiviewController.navigationController?.pushViewController(
            router.viewControllable.uiviewController, animated: true)
    }

    func detachHome() {
        guard let router = home else { return }
        detachChild(router)
        home = nil
    }
}
