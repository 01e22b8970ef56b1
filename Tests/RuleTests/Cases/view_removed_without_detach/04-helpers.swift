// === by a function of the router
// clean: ..., after the child is detached
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
//+     detachChild(router)
        hide()
        detail = nil
    }

    private func hide() {
        viewController.uiviewController.dismiss(animated: true)
        //                              ^^^^^^^ view_removed_without_detach
    }
}

// === by a function that also removes what is no child
// use: ribs-uikit, closing-child Detail

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
    func warn()
    func closeWarning()
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

protocol HomeViewControllable: ViewControllable {}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?

    @objc func open() { router?.attachDetail() }

    @objc func warn() { router?.warn() }

    @objc func closeWarning() { router?.closeWarning() }

    func detailDidClose() { router?.detachDetail() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        hide()
        detachChild(router)
        detail = nil
    }

    func warn() {
        viewController.uiviewController.present(UIAlertController(), animated: true)
    }

    func closeWarning() { hide() }

    private func hide() {
        viewController.uiviewController.dismiss(animated: true)
    }
}
