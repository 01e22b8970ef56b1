// === helpers named for the other way
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

extension ViewControllable {
    func present(_ other: ViewControllable) {
        uiviewController.navigationController?.pushViewController(other.uiviewController, animated: true)
    }

    func dismiss(_ other: ViewControllable) {
        uiviewController.navigationController?.popViewController(animated: true)
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var detail: ViewableRouting?

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.present(router.viewControllable)
    }

    func detachDetail() {
        guard let router = detail else { return }
        viewController.dismiss(router.viewControllable)
        detachChild(router)
        detail = nil
    }
}

// === a helper that dismisses or pops by state
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

extension ViewControllable {
    func leave() {
        if uiviewController.presentedViewController != nil {
            uiviewController.dismiss(animated: true)
        } else {
            uiviewController.navigationController?.popViewController(animated: true)
        }
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var detail: ViewableRouting?

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

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
        viewController.leave()
        detachChild(router)
        detail = nil
    }
}

// === an alert is dismissed before the pop
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var detail: ViewableRouting?

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

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
        viewController.uiviewController.dismiss(animated: true)
        viewController.uiviewController.navigationController?.popViewController(animated: true)
        detachChild(router)
        detail = nil
    }
}

// === a navigation controller is presented with the child
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var detail: ViewableRouting?

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let navigation = UINavigationController(rootViewController: router.viewControllable.uiviewController)
        navigation.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(navigation, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        viewController.uiviewController.dismiss(animated: true)
        detachChild(router)
        detail = nil
    }
}

// === the flow ends with the child
// use: ribs-uikit, closing-child Detail

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

protocol HomeViewControllable: ViewControllable {}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?
    weak var listener: HomeListener?

    @objc func open() { router?.attachDetail() }

    func detailDidClose() {
        router?.detachDetail()
        listener?.homeDidClose()
    }
}

final class HomeComponent: Component<EmptyDependency> {}

final class HomeBuilder: Builder<EmptyDependency> {
    func build(withListener listener: HomeListener, view: HomeViewControllable, detail: DetailBuildable) -> Routing {
        _ = HomeComponent(dependency: dependency)
        let interactor = HomeInteractor()
        interactor.listener = listener
        return HomeRouter(interactor: interactor, viewController: view, detailBuilder: detail)
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var detail: ViewableRouting?

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

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
        viewController.uiviewController.dismiss(animated: true)
        detachChild(router)
        detail = nil
    }
}
