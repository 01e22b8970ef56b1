// === the test of a view that is being added
// clean: ..., that is removed
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc func closeTapped() {
        listener?.didTapClose()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
//-     if isMovingToParent { listener?.didTapClose() }
//         ^^^^^^^^^^^^^^^^ incomplete_removal_check: 'DetailViewController' calls 'didTapClose' only if 'isMovingToParent', which is never true when a view disappears.
//+     if isMovingFromParent { listener?.didTapClose() }
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

// === the test of a view that is being presented
// clean: ..., that is dismissed
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc func closeTapped() {
        listener?.didTapClose()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
//-     guard isBeingPresented else { return }
//            ^^^^^^^^^^^^^^^^ incomplete_removal_check
//+     guard isBeingDismissed else { return }
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
        view.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(view, animated: true)
    }

    // use: detach-dismissing Detail
}

// === the test of a view in a presented navigation controller
// clean: ..., of both
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc func closeTapped() {
        listener?.didTapClose()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
//-     if isBeingDismissed { listener?.didTapClose() }
//         ^^^^^^^^^^^^^^^^ incomplete_removal_check: 'DetailViewController' calls 'didTapClose' under its own 'isBeingDismissed', which is false when the navigation controller around it is dismissed.
//+     if isBeingDismissed || navigationController?.isBeingDismissed == true { listener?.didTapClose() }
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
        //                              ~~~~~~~ it is presented here
    }

    // use: detach-popping Detail
}

// === a pushed view that tests being shown or dismissed
// clean: ..., removed or dismissed
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc func closeTapped() {
        listener?.didTapClose()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
//-     if isMovingToParent || isBeingDismissed { listener?.didTapClose() }
//         ^^^^^^^^^^^^^^^^ incomplete_removal_check: only if 'isMovingToParent', which is never true when a view disappears
//+     if isMovingFromParent || isBeingDismissed { listener?.didTapClose() }
    }
}

final class HomeRouter: LaunchRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        viewController.uiviewController.navigationController?
            .pushViewController(detail.viewControllable.uiviewController, animated: true)
        //   ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled
    }

    // use: detach-popping Detail
}
