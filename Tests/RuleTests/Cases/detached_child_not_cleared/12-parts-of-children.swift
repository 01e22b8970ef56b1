// === the interactor of the child stays in a property
// clean: ..., cleared as well
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    private var detailInteractor: Interactable?
    //          ~~~~~~~~~~~~~~~~ it stays in this property

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        detailInteractor = router.interactable
        attachChild(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
    //  ^^^^^^^^^^^ detached_child_not_cleared warning: 'HomeRouter' detaches 'Detail', but keeps a part of it in 'detailInteractor'.
    //  ??????????? Set 'detailInteractor = nil' after detaching.
        detail = nil
//+     detailInteractor = nil
    }
}

// === the other part of what the builder returns
// clean: ..., cleared by another function
// use: ribs-uikit

protocol DetailActionableItem: AnyObject {
    func scroll()
}

protocol DetailListener: AnyObject {
    func detailDidClose()
}

protocol DetailBuildable: Buildable {
    func build(withListener listener: DetailListener) -> (router: ViewableRouting, item: DetailActionableItem)
}

protocol DetailPresentableListener: AnyObject {
    func didTapClose()
}

protocol DetailPresentable: Presentable {
    var listener: DetailPresentableListener? { get set }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener, DetailActionableItem {
    weak var listener: DetailListener?

    override init(presenter: DetailPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapClose() { listener?.detailDidClose() }
    func scroll() {}
}

final class DetailRouter: ViewableRouter<Interactable, ViewControllable>, ViewableRouting {}

protocol DetailDependency: Dependency {}

final class DetailComponent: Component<DetailDependency> {}

final class DetailBuilder: Builder<DetailDependency>, DetailBuildable {
    func build(withListener listener: DetailListener) -> (router: ViewableRouting, item: DetailActionableItem) {
        _ = DetailComponent(dependency: dependency)
        let view = DetailViewController()
        let interactor = DetailInteractor(presenter: view)
        interactor.listener = listener
        return (DetailRouter(interactor: interactor, viewController: view), interactor)
    }
}

// use: popped-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var detail: ViewableRouting?
    private var detailItem: DetailActionableItem?
    //          ~~~~~~~~~~ it stays in this property

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard detail == nil else { return }
        let (router, item) = detailBuilder.build(withListener: interactor)
        detail = router
        detailItem = item
        attachChild(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
    //  ^^^^^^^^^^^ detached_child_not_cleared warning: but keeps a part of it in 'detailItem'.
        detail = nil
//+     clear()
    }
//+
//+ private func clear() { detailItem = nil }
}

// === weak properties, values that are no objects, objects of others
// clean
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    private weak var detailInteractor: Interactable?
    private var detailTitle: String?
    private var lastView: UIViewController?

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        detailInteractor = router.interactable
        detailTitle = router.viewControllable.uiviewController.title
        lastView = viewController.uiviewController
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
