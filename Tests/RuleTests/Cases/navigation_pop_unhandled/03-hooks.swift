// === a navigation delegate that styles the bar
// clean: ..., that detaches
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class NavigationListener: NSObject, UINavigationControllerDelegate {
    weak var interactor: HomeInteractor?

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
//-     navigationController.navigationBar.tintColor = .white
//+     interactor?.detailDidClose()
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    private let navigationListener = NavigationListener()

    func attachDetail() {
        guard detail == nil else { return }
        navigationListener.interactor = interactor as? HomeInteractor
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let view = detail.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.delegate = navigationListener
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled: 'HomeRouter' pushes 'Detail'
    }

    // use: detach-popping Detail
}

// === a navigation delegate that is never set
// clean: ..., set
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class NavigationListener: NSObject, UINavigationControllerDelegate {
    weak var interactor: HomeInteractor?

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        interactor?.detailDidClose()
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    private let navigationListener = NavigationListener()

    func attachDetail() {
        guard detail == nil else { return }
        navigationListener.interactor = interactor as? HomeInteractor
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let view = detail.viewControllable.uiviewController
//+     viewController.uiviewController.navigationController?.delegate = navigationListener
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled
    }

    // use: detach-popping Detail
}

// === the pushing view notifies of something else when it appears again
// clean: ..., of its return
// use: ribs-uikit, child-rib Detail, child-view Detail

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
}

protocol HomePresentableListener: AnyObject {
    func didTapOpen()
    func didReturn()
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

    func didTapOpen() {
        router?.attachDetail()
    }

    func didReturn() {
//+     router?.detachDetail()
    }

    func detailDidClose() {
        router?.detachDetail()
    }
}

final class HomeViewController: UIViewController, HomePresentable, HomeViewControllable {
    weak var listener: HomePresentableListener?

    @objc func openTapped() {
        listener?.didTapOpen()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if presentedViewController == nil { listener?.didReturn() }
    }
}

final class HomeRouter: LaunchRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let view = detail.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled: 'HomeRouter' pushes 'Detail'
    }

    // use: detach-popping Detail
}

// === a view that does not inherit the notifying base
// clean: ..., that does
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

class ClosingViewController: UIViewController {
    func didClose() {}

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { didClose() }
    }
}

//-final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
//+final class DetailViewController: ClosingViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

//+ override func didClose() { listener?.didTapClose() }

    @objc func closeTapped() {
        listener?.didTapClose()
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
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled: 'HomeRouter' pushes 'Detail'
    }

    // use: detach-popping Detail
}

// === notified of a dismissal only
// clean: ..., of the pop
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc func closeTapped() {
        listener?.didTapClose()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
//-     if isBeingDismissed { listener?.didTapClose() }
//+     if isMovingFromParent { listener?.didTapClose() }
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
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled: 'HomeRouter' pushes 'Detail'
    }

    // use: detach-popping Detail
}
