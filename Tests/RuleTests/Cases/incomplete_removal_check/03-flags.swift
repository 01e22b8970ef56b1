// === a flag that is set by the test of a view that is being added
// clean: ..., that is removed
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?
    private var isLeaving = false

    @objc func closeTapped() {
        listener?.didTapClose()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
//-     isLeaving = isMovingToParent
//                  ^^^^^^^^^^^^^^^^ incomplete_removal_check
//+     isLeaving = isMovingFromParent
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isLeaving else { return }
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
        let view = detail.viewControllable.uiviewController
        view.navigationItem.hidesBackButton = true
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    // use: detach-popping Detail
}

// === a flag of the view's own dismissal, in a presented navigation controller
// clean: ..., with that of the navigation controller
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?
    private var isLeaving = false

    @objc func closeTapped() {
        listener?.didTapClose()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
//-     if isBeingDismissed { isLeaving = true }
//         ^^^^^^^^^^^^^^^^ incomplete_removal_check
//+     if isBeingDismissed || navigationController?.isBeingDismissed == true { isLeaving = true }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isLeaving { listener?.didTapClose() }
    }
}

final class HomeRouter: LaunchRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let navigation = UINavigationController(rootViewController: detail.viewControllable.uiviewController)
        viewController.uiviewController.present(navigation, animated: true)
    }

    // use: detach-dismissing Detail
}

// === a flag that other code sets as well
// clean
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?
    private var isLeaving = false

    @objc func closeTapped() {
        isLeaving = true
        listener?.didTapClose()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isMovingToParent { isLeaving = true }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isLeaving { listener?.didTapClose() }
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
        view.navigationItem.hidesBackButton = true
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    // use: detach-popping Detail
}
