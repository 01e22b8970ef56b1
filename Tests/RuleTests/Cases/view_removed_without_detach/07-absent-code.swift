// === a function that nothing calls removes the view
// clean: ..., which a protocol that is not analyzed may require
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

//-final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
//+final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting, HomeCleaning {
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
        router.viewControllable.uiviewController.dismiss(animated: true)
        detachChild(router)
        detail = nil
    }

    func cleanUp() {
        detail?.viewControllable.uiviewController.dismiss(animated: false)
    //                                            ^^^^^^^ view_removed_without_detach
    }
}

// === a completion does not detach, and the interactor is not analyzed
// clean: a completion detaches, and the interactor is not analyzed
// use: ribs-uikit, closing-child Detail

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

protocol HomeViewControllable: ViewControllable {}

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
        guard let detail else { return }
        detail.viewControllable.uiviewController.dismiss(animated: true) { [weak self] in
        //                                       ^^^^^^^ view_removed_without_detach
            guard let self else { return }
//+         self.detachChild(detail)
            self.detail = nil
        }
    }
}
