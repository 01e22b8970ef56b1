// === the completion of the dismissal detaches a child, and binds 'self' by 'guard let self = self'
// use: ribs-uikit, child-view Detail, opening-parent Home Detail

protocol DetailListener: AnyObject {
    func detailDidClose()
}

protocol DetailPresentableListener: AnyObject {
    func didTapClose()
}

protocol DetailPresentable: Presentable {
    var listener: DetailPresentableListener? { get set }
}

protocol DetailRouting: ViewableRouting {
    var navigation: UINavigationController? { get }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
    weak var listener: DetailListener?

    override init(presenter: DetailPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapClose() { listener?.detailDidClose() }
}

final class DetailRouter: ViewableRouter<DetailInteractor, ViewControllable>, DetailRouting {
    let navigation: UINavigationController?

    init(interactor: DetailInteractor, viewController: ViewControllable, navigation: UINavigationController) {
        self.navigation = navigation
        super.init(interactor: interactor, viewController: viewController)
    }
}

protocol DetailBuildable: Buildable {
    func build(withListener listener: DetailListener) -> DetailRouting
}

protocol DetailDependency: Dependency {}
final class DetailComponent: Component<DetailDependency> {}

final class DetailBuilder: Builder<DetailDependency>, DetailBuildable {
    func build(withListener listener: DetailListener) -> DetailRouting {
        _ = DetailComponent(dependency: dependency)
        let view = DetailViewController()
        let interactor = DetailInteractor(presenter: view)
        interactor.listener = listener
        return DetailRouter(
            interactor: interactor, viewController: view, navigation: UINavigationController(rootViewController: view))
    }
}

protocol HomeListener: AnyObject {
    func homeDidClose()
}

protocol HomeFlowRouting: ViewableRouting {
    func openDetail()
    func closeDetail()
}

final class HomeFlowInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener, DetailListener {
    weak var router: HomeFlowRouting?
    weak var listener: HomeListener?

    override init(presenter: HomePresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapOpen() { router?.openDetail() }
    func detailDidClose() { router?.closeDetail() }
    func end() { listener?.homeDidClose() }
}

final class HomeFlowRouter: ViewableRouter<HomeFlowInteractor, HomeViewControllable>, HomeFlowRouting {
    private let detailBuilder: DetailBuildable
    private var detail: DetailRouting?

    init(interactor: HomeFlowInteractor, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func openDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        guard let navigation = router.navigation else { return }
        navigation.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(navigation, animated: true)
    }

    func closeDetail() {
        guard let router = detail else { return }
        viewController.uiviewController.dismiss(animated: true) { [weak self] in
            guard let self = self else { return }
            self.detachChild(router)
            self.detail = nil
        }
    }
}

protocol HomeDependency: Dependency {}
final class HomeComponent: Component<HomeDependency>, DetailDependency {}

final class HomeBuilder: Builder<HomeDependency> {
    func build(withListener listener: HomeListener) -> ViewableRouting {
        let component = HomeComponent(dependency: dependency)
        let viewController = HomeViewController()
        let interactor = HomeFlowInteractor(presenter: viewController)
        interactor.listener = listener
        return HomeFlowRouter(
            interactor: interactor, viewController: viewController,
            detailBuilder: DetailBuilder(dependency: component))
    }
}
