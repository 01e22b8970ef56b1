// === the end of the gesture is taken for a pop
// clean: ..., which view is on top is tested as well
// use: ribs-uikit, child-rib Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { listener?.didTapClose() }
    }
}

protocol NavigationRootViewControllable: ViewControllable {
    func popGestureDidRecognize()
}

final class AppNavigationController: UINavigationController, ViewControllable {
    private weak var root: NavigationRootViewControllable?

    init(root: NavigationRootViewControllable) {
        self.root = root
        super.init(rootViewController: root.uiviewController)
        interactivePopGestureRecognizer?.addTarget(self, action: #selector(popGestureDidRecognize(_:)))
    }

    @objc private func popGestureDidRecognize(_ gesture: UIGestureRecognizer) {
//-     if gesture.state == .ended {
//+     if gesture.state == .ended, topViewController === root?.uiviewController {
            root?.popGestureDidRecognize()
        //        ^^^^^^^^^^^^^^^^^^^^^^ unconfirmed_pop_detection: 'popGestureDidRecognize' is called in 'popGestureDidRecognize(_:)', when a swipe back ends: after a swipe that is canceled, 'Detail' is detached, but its view stays.
        }
    }
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

final class HomeViewController: UIViewController, HomePresentable, HomeViewControllable, NavigationRootViewControllable {
    weak var listener: HomePresentableListener?

    @objc func openTapped() { listener?.didTapOpen() }
    func popGestureDidRecognize() { listener?.didPop() }
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
    //  ~~~~~~~~~~~ the child is detached here
        detail = nil
    }
}

// === in the pushed view itself
// clean: ..., a swipe that changes nothing
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.interactivePopGestureRecognizer?.addTarget(self, action: #selector(swiped(_:)))
    }

    @objc private func swiped(_ gesture: UIGestureRecognizer) {
//-     switch gesture.state {
//-     case .ended: listener?.didTapClose()
        //                     ^^^^^^^^^^^ unconfirmed_pop_detection: when a swipe back ends
//-     default: break
//-     }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { listener?.didTapClose() }
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
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}

// === an early exit, and another gesture
// clean: ..., a transition that was canceled
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?
    private let pan = UIPanGestureRecognizer()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.interactivePopGestureRecognizer?.addTarget(self, action: #selector(swiped(_:)))
        pan.addTarget(self, action: #selector(panned(_:)))
    }

    @objc private func swiped(_ gesture: UIGestureRecognizer) {
        guard gesture.state == .ended else { return }
//+     guard transitionCoordinator?.isCancelled == false else { return }
        listener?.didTapClose()
        //        ^^^^^^^^^^^ unconfirmed_pop_detection
    }

    @objc private func panned(_ gesture: UIGestureRecognizer) {
        if gesture.state == .ended { listener?.didTapClose() }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { listener?.didTapClose() }
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
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}
