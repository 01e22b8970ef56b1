// === a pushed view notifies when the gesture begins
// clean: ..., when the view is gone
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc func closeTapped() {
        listener?.didTapClose()
    }

//- override func viewWillDisappear(_ animated: Bool) {
//-     super.viewWillDisappear(animated)
//+ override func viewDidDisappear(_ animated: Bool) {
//+     super.viewDidDisappear(animated)
        if isMovingFromParent { listener?.didTapClose() }
        //                                ^^^^^^^^^^^ unconfirmed_pop_detection: 'didTapClose' is called in 'viewWillDisappear(_:)', when the user begins to swipe 'Detail' away: after a swipe that is canceled, 'Detail' is detached, but its view stays.
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
        //                                                    ~~~~~~~~~~~~~~~~~~ the view is pushed here
    }

    // use: detach-popping Detail
}

// === a view that is about to be moved, with any parent or none
// clean: ..., that was moved
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc func closeTapped() {
        listener?.didTapClose()
    }

//- override func willMove(toParent parent: UIViewController?) {
//-     super.willMove(toParent: parent)
//+ override func didMove(toParent parent: UIViewController?) {
//+     super.didMove(toParent: parent)
        guard parent == nil else { return }
        listener?.didTapClose()
        //        ^^^^^^^^^^^ unconfirmed_pop_detection
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
    }

    // use: detach-popping Detail
}

// === a sheet notifies when the swipe begins, in a base class
// clean: ..., when the sheet is gone
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

class ClosingViewController: UIViewController {
    weak var listener: DetailPresentableListener?

//- override func viewWillDisappear(_ animated: Bool) {
//-     super.viewWillDisappear(animated)
//+ override func viewDidDisappear(_ animated: Bool) {
//+     super.viewDidDisappear(animated)
        if isMovingFromParent || isBeingDismissed {
            listener?.didTapClose()
            //        ^^^^^^^^^^^ unconfirmed_pop_detection
        }
    }
}

final class DetailViewController: ClosingViewController, DetailPresentable, ViewControllable {
    @objc func closeTapped() {
        listener?.didTapClose()
    }
}

final class HomeRouter: LaunchRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        viewController.uiviewController.present(detail.viewControllable.uiviewController, animated: true)
    }

    // use: detach-dismissing Detail
}

// === the delegate of the presentation is notified of the start
// clean: ..., of the end
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        presentationController?.delegate = self
    }

    @objc func closeTapped() {
        listener?.didTapClose()
    }
}

extension DetailViewController: UIAdaptivePresentationControllerDelegate {
//- func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
//+ func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        listener?.didTapClose()
        //        ^^^^^^^^^^^ unconfirmed_pop_detection
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

// === a base class calls a function that the view overrides
// clean: ..., when the view is gone
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

class ClosingViewController: UIViewController {
//- override func viewWillDisappear(_ animated: Bool) {
//-     super.viewWillDisappear(animated)
//+ override func viewDidDisappear(_ animated: Bool) {
//+     super.viewDidDisappear(animated)
        if isMovingFromParent || isBeingDismissed { didLeave() }
    }

    func didLeave() {}
}

final class DetailViewController: ClosingViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc func closeTapped() {
        listener?.didTapClose()
    }

    override func didLeave() {
        listener?.didTapClose()
        //        ^^^^^^^^^^^ unconfirmed_pop_detection
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
    }

    // use: detach-popping Detail
}
