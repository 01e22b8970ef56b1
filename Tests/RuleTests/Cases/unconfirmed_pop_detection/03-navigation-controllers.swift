// === a navigation controller notifies as it pops
// clean: ..., when the pop is known to be complete
// use: ribs-uikit, child-rib Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc func closeTapped() { listener?.didTapClose() }
}

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
}

protocol HomePresentableListener: AnyObject {
    func didTapOpen()
    func didPop()
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

    override init(presenter: HomePresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapOpen() { router?.attachDetail() }
    func didPop() { router?.detachDetail() }
    func detailDidClose() { router?.detachDetail() }
}

final class HomeViewController: UINavigationController, HomePresentable, HomeViewControllable {
    weak var listener: HomePresentableListener?

    @objc func openTapped() { listener?.didTapOpen() }

    override func popViewController(animated: Bool) -> UIViewController? {
//-     listener?.didPop()
//                ^^^^^^ unconfirmed_pop_detection: 'didPop' is called in 'popViewController(animated:)', when the user begins to swipe 'Detail' away
//+     transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
//+         if !context.isCancelled { self?.listener?.didPop() }
//+     }
        return super.popViewController(animated: animated)
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let view = detail.viewControllable.uiviewController
        (viewController.uiviewController as? UINavigationController)?.pushViewController(view, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}

// === what a navigation controller tells another child
// clean
// use: ribs-uikit, child-rib Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { listener?.didTapClose() }
    }
}

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

protocol HomeViewControllable: ViewControllable {}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?

    @objc func open() { router?.attachDetail() }
    func detailDidClose() { router?.detachDetail() }
}

protocol PopListener: AnyObject {
    func didPop()
}

final class AppNavigationController: UINavigationController {
    weak var popListener: PopListener?

    override func popViewController(animated: Bool) -> UIViewController? {
        popListener?.didPop()
        return super.popViewController(animated: animated)
    }
}

final class Statistics: PopListener {
    init(of navigation: AppNavigationController) { navigation.popListener = self }

    func didPop() {}
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let view = detail.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}
