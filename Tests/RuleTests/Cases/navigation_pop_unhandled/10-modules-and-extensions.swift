// === a builder of a module whose name is not that of its folder
// clean: ..., whose view tells its listener that it was popped
// --- App/Home.swift
import FeatureDetail
// use: ribs-uikit

protocol HomeInteractable: Interactable, FeatureDetail.DetailListener {
    var router: HomeRouter? { get set }
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable> {
    private let detailBuilder: FeatureDetail.DetailBuildable
    private var detail: ViewableRouting?

    init(interactor: HomeInteractable, viewController: ViewControllable, builder: FeatureDetail.DetailBuildable) {
        detailBuilder = builder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.navigationController?
            .pushViewController(router.viewControllable.uiviewController, animated: true)
        //   ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled: 'HomeRouter' pushes 'Detail'
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouter?

    func detailDidClose() { router?.detachDetail() }
    func open() { router?.attachDetail() }
}
// --- Modules/Detail/Sources/Detail.swift
// use: ribs-uikit

public protocol DetailListener: AnyObject {
    func detailDidClose()
}

protocol DetailPresentableListener: AnyObject {
    func didTapClose()
}

protocol DetailPresentable: Presentable {
    var listener: DetailPresentableListener? { get set }
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc func tap() { listener?.didTapClose() }
//+
//+ override func viewDidDisappear(_ animated: Bool) {
//+     super.viewDidDisappear(animated)
//+     if isMovingFromParent { listener?.didTapClose() }
//+ }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
    weak var listener: DetailListener?

    override init(presenter: DetailPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapClose() { listener?.detailDidClose() }
}

final class DetailRouter: ViewableRouter<Interactable, ViewControllable> {}

public protocol DetailBuildable: Buildable {
    func build(withListener listener: DetailListener) -> ViewableRouting
}

final class DetailComponent: Component<EmptyDependency> {}

public final class DetailBuilder: Builder<EmptyDependency>, DetailBuildable {
    public func build(withListener listener: DetailListener) -> ViewableRouting {
        _ = DetailComponent(dependency: dependency)
        let viewController = DetailViewController()
        let interactor = DetailInteractor(presenter: viewController)
        interactor.listener = listener
        return DetailRouter(interactor: interactor, viewController: viewController)
    }
}
// === a function of an extension of routers pushes their own view
// clean: ..., and the view tells its listener
// use: ribs-uikit, child-rib Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc func tap() { listener?.didTapClose() }
//+
//+ override func viewDidDisappear(_ animated: Bool) {
//+     super.viewDidDisappear(animated)
//+     if isMovingFromParent { listener?.didTapClose() }
//+ }
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouter? { get set }
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable> {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        router.show(on: viewController)
        //     ^^^^ navigation_pop_unhandled: 'HomeRouter' pushes 'Detail'
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouter?

    func detailDidClose() { router?.detachDetail() }
    func open() { router?.attachDetail() }
}

extension ViewableRouting {
    func show(on source: ViewControllable) {
        let navigation = source.uiviewController.navigationController
        navigation?.pushViewController(viewControllable.uiviewController, animated: true)
    }
}
