// === a child passes the case that attaches another one
// clean: ..., another case
// use: ribs-uikit, child-rib Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc func tap() { listener?.didTapClose() }
}

enum MenuEvent {
    case selected, closed
}

protocol MenuListener: AnyObject {
    func handle(_ event: MenuEvent)
}

protocol MenuPresentableListener: AnyObject {
    func didTapItem()
}

protocol MenuPresentable: Presentable {
    var listener: MenuPresentableListener? { get set }
}

final class MenuViewController: UIViewController, MenuPresentable, ViewControllable {
    weak var listener: MenuPresentableListener?

    @objc func tap() { listener?.didTapItem() }
}

final class MenuInteractor: PresentableInteractor<MenuPresentable>, MenuPresentableListener {
    weak var listener: MenuListener?

    override init(presenter: MenuPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapItem() {
//-     listener?.handle(.selected)
//+     listener?.handle(.closed)
    }
}

final class MenuRouter: ViewableRouter<Interactable, ViewControllable> {}

protocol MenuBuildable: Buildable {
    func build(withListener listener: MenuListener) -> ViewableRouting
}

final class MenuComponent: Component<EmptyDependency> {}

final class MenuBuilder: Builder<EmptyDependency>, MenuBuildable {
    func build(withListener listener: MenuListener) -> ViewableRouting {
        _ = MenuComponent(dependency: dependency)
        let viewController = MenuViewController()
        let interactor = MenuInteractor(presenter: viewController)
        interactor.listener = listener
        return MenuRouter(interactor: interactor, viewController: viewController)
    }
}

protocol HomeRouting: ViewableRouting {
    func attachMenu()
    func detachMenu()
    func attachDetail()
    func detachDetail()
}

protocol HomeInteractable: Interactable, DetailListener, MenuListener {
    var router: HomeRouting? { get set }
}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.attachMenu()
    }

    func handle(_ event: MenuEvent) {
        switch event {
        case .selected: router?.attachDetail()
        case .closed: router?.detachMenu()
        }
    }

    func detailDidClose() { router?.detachDetail() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var detail: ViewableRouting?
    private let menuBuilder: MenuBuildable
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

    func attachMenu() {
        guard menu == nil else { return }
        let router = menuBuilder.build(withListener: interactor)
        menu = router
        attachChild(router)
        viewController.uiviewController.addChild(router.viewControllable.uiviewController)
    }

    func detachMenu() {
        guard let router = menu else { return }
        detachChild(router)
        menu = nil
    }

    func attachDetail() {
        let router = detailBuilder.build(withListener: interactor)
        //                         ~~~~~ another child is built here
        detail = router
    //  ^^^^^^ attach_without_guard
        attachChild(router)
        let view = router.viewControllable.uiviewController
        view.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(view, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        viewController.uiviewController.dismiss(animated: true)
        detachChild(router)
    //  ~~~~~~~~~~~ only the last child is detached here
        detail = nil
    }
}
