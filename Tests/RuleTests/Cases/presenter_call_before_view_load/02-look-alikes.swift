// === the view is shown first
// use: ribs-uikit, opening-parent Home Detail

protocol DetailListener: AnyObject {
    func detailDidClose()
}

protocol DetailPresentable: Presentable {
    func show(_ title: String)
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    @IBOutlet private weak var label: UILabel!

    func show(_ title: String) {
        label.text = title
    }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    weak var listener: DetailListener?

    func close() { listener?.detailDidClose() }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.show("Detail")
    }
}

final class DetailRouter: ViewableRouter<Interactable, ViewControllable> {}

protocol DetailBuildable: Buildable {
    func build(withListener listener: DetailListener) -> ViewableRouting
}

final class DetailComponent: Component<EmptyDependency> {}

final class DetailBuilder: Builder<EmptyDependency>, DetailBuildable {
    func build(withListener listener: DetailListener) -> ViewableRouting {
        _ = DetailComponent(dependency: dependency)
        let viewController = DetailViewController()
        viewController.modalPresentationStyle = .fullScreen
        let interactor = DetailInteractor(presenter: viewController)
        interactor.listener = listener
        return DetailRouter(interactor: interactor, viewController: viewController)
    }
}

final class HomeRouter: LaunchRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
        attachChild(router)
    }

    // use: detach-dismissing Detail
}

// === the outlet is unwrapped, or used in a closure
// use: ribs-uikit, opening-parent Home Detail

protocol DetailListener: AnyObject {
    func detailDidClose()
}

protocol DetailPresentable: Presentable {
    func show(_ title: String)
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    @IBOutlet private weak var label: UILabel!

    func show(_ title: String) {
        label?.text = title
        DispatchQueue.main.async { self.label.text = title }
    }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    weak var listener: DetailListener?

    func close() { listener?.detailDidClose() }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.show("Detail")
    }
}

final class DetailRouter: ViewableRouter<Interactable, ViewControllable> {}

protocol DetailBuildable: Buildable {
    func build(withListener listener: DetailListener) -> ViewableRouting
}

final class DetailComponent: Component<EmptyDependency> {}

final class DetailBuilder: Builder<EmptyDependency>, DetailBuildable {
    func build(withListener listener: DetailListener) -> ViewableRouting {
        _ = DetailComponent(dependency: dependency)
        let viewController = DetailViewController()
        viewController.modalPresentationStyle = .fullScreen
        let interactor = DetailInteractor(presenter: viewController)
        interactor.listener = listener
        return DetailRouter(interactor: interactor, viewController: viewController)
    }
}

final class HomeRouter: LaunchRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    // use: detach-dismissing Detail
}

// === an earlier call loads the view
// use: ribs-uikit, opening-parent Home Detail

protocol DetailListener: AnyObject {
    func detailDidClose()
}

protocol DetailPresentable: Presentable {
    func show(_ title: String)
    func prepare()
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    @IBOutlet private weak var label: UILabel!

    func show(_ title: String) {
        label.text = title
    }

    func prepare() {
        view.backgroundColor = .systemBackground
    }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    weak var listener: DetailListener?

    func close() { listener?.detailDidClose() }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.prepare()
        presenter.show("Detail")
    }
}

final class DetailRouter: ViewableRouter<Interactable, ViewControllable> {}

protocol DetailBuildable: Buildable {
    func build(withListener listener: DetailListener) -> ViewableRouting
}

final class DetailComponent: Component<EmptyDependency> {}

final class DetailBuilder: Builder<EmptyDependency>, DetailBuildable {
    func build(withListener listener: DetailListener) -> ViewableRouting {
        _ = DetailComponent(dependency: dependency)
        let viewController = DetailViewController()
        viewController.modalPresentationStyle = .fullScreen
        let interactor = DetailInteractor(presenter: viewController)
        interactor.listener = listener
        return DetailRouter(interactor: interactor, viewController: viewController)
    }
}

final class HomeRouter: LaunchRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    // use: detach-dismissing Detail
}

// === the view is loaded by the builder
// use: ribs-uikit, opening-parent Home Detail

protocol DetailListener: AnyObject {
    func detailDidClose()
}

protocol DetailPresentable: Presentable {
    func show(_ title: String)
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    @IBOutlet private weak var label: UILabel!

    func show(_ title: String) {
        label.text = title
    }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
    weak var listener: DetailListener?

    func close() { listener?.detailDidClose() }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.show("Detail")
    }
}

final class DetailRouter: ViewableRouter<Interactable, ViewControllable> {}

protocol DetailBuildable: Buildable {
    func build(withListener listener: DetailListener) -> ViewableRouting
}

final class DetailComponent: Component<EmptyDependency> {}

final class DetailBuilder: Builder<EmptyDependency>, DetailBuildable {
    func build(withListener listener: DetailListener) -> ViewableRouting {
        _ = DetailComponent(dependency: dependency)
        let viewController = DetailViewController()
        viewController.modalPresentationStyle = .fullScreen
        viewController.loadViewIfNeeded()
        let interactor = DetailInteractor(presenter: viewController)
        interactor.listener = listener
        return DetailRouter(interactor: interactor, viewController: viewController)
    }
}

final class HomeRouter: LaunchRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    // use: detach-dismissing Detail
}
