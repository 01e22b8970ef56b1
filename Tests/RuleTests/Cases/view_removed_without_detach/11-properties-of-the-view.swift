// === the view forgets the child's view, and the tabs are set again
// clean: ..., detached
// use: ribs-uikit, child-rib Detail, child-view Detail

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func removeDetail()
}

protocol HomePresentableListener: AnyObject {
    func didTapOpen()
}

protocol HomePresentable: Presentable {
    var listener: HomePresentableListener? { get set }
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

protocol HomeViewControllable: ViewControllable {
    func addDetail(_ view: ViewControllable)
    func removeDetail()
}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener {
    weak var router: HomeRouting?

    override init(presenter: HomePresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapOpen() { router?.attachDetail() }
    func detailDidClose() { router?.removeDetail() }
}

final class HomeViewController: UIViewController, HomePresentable, HomeViewControllable {
    weak var listener: HomePresentableListener?

    private let tabs = UITabBarController()
    private var detail: UIViewController? {
        didSet { update() }
    }

    @objc func openTapped() { listener?.didTapOpen() }

    func addDetail(_ view: ViewControllable) {
        detail = view.uiviewController
        detail?.title = "Detail"
    }

    func removeDetail() {
        detail = nil
    }

    private func update() { tabs.viewControllers = [detail].compactMap { $0 } }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
    //  ~~~~~~~~~~~ the child is attached here
        viewController.addDetail(router.viewControllable)
    }

    func removeDetail() {
//+     if let router = detail { detachChild(router) }
//+     detail = nil
        viewController.removeDetail()
    //                 ^^^^^^^^^^^^ view_removed_without_detach: 'HomeRouter' removes the view of 'Detail', but does not detach it
    }
}

// === the view removes the child's view that it keeps
// clean: ..., detached by the caller
// use: ribs-uikit, child-rib Detail, child-view Detail

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func removeDetail()
}

protocol HomePresentableListener: AnyObject {
    func didTapOpen()
}

protocol HomePresentable: Presentable {
    var listener: HomePresentableListener? { get set }
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

protocol HomeViewControllable: ViewControllable {
    func show(detail: ViewControllable)
    func hideDetail()
}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener {
    weak var router: HomeRouting?

    override init(presenter: HomePresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapOpen() { router?.attachDetail() }
    func detailDidClose() { router?.removeDetail() }
}

final class HomeViewController: UIViewController, HomePresentable, HomeViewControllable {
    weak var listener: HomePresentableListener?

    private var shown: UIViewController?

    @objc func openTapped() { listener?.didTapOpen() }

    func show(detail: ViewControllable) {
        shown = detail.uiviewController
        addChild(detail.uiviewController)
        view.addSubview(detail.uiviewController.view)
    }

    func hideDetail() {
        shown?.view.removeFromSuperview()
        shown?.removeFromParent()
        shown = nil
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.show(detail: router.viewControllable)
    }

    func removeDetail() {
//+     detach()
        viewController.hideDetail()
    //                 ^^^^^^^^^^ view_removed_without_detach
    }
//+
//+ private func detach() {
//+     guard let router = detail else { return }
//+     detachChild(router)
//+     detail = nil
//+ }
}
