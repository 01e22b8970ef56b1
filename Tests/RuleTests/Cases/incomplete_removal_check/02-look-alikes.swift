// === a view that is presented itself
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc func closeTapped() {
        listener?.didTapClose()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { listener?.didTapClose() }
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

// === a navigation controller that a swipe does not dismiss
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc func closeTapped() {
        listener?.didTapClose()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { listener?.didTapClose() }
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
        navigation.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(navigation, animated: true)
    }

    // use: detach-popping Detail
}

// === tested when the view appears
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc func closeTapped() {
        listener?.didTapClose()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if isMovingToParent { title = "Detail" }
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
