// === the router itself
// clean: ..., replaced by the child
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        router.viewControllable.uiviewController.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        viewController.uiviewController.dismiss(animated: true)
//-     detachChild(self)
    //              ^^^^ wrong_child_detached: 'HomeRouter' detaches itself instead of a child.
        detachChild(router)
        detail = nil
    }
}

// === a child that was just built, and the one before
// clean: ..., only the one before
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        if let old = detail { detachChild(old) }
        let router = detailBuilder.build(withListener: interactor)
    //                             ~~~~~ the child is built here
//-     detachChild(router)
    //              ^^^^^^ wrong_child_detached: 'HomeRouter' detaches a child that it has just built and not attached yet.
        attachChild(router)
        detail = router
        router.viewControllable.uiviewController.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        viewController.uiviewController.dismiss(animated: true)
        detachChild(router)
        detail = nil
    }
}

// === the parent of the router
// clean: ..., told by the listener
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        router.viewControllable.uiviewController.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        viewController.uiviewController.dismiss(animated: true)
        detachChild(router)
        detail = nil
    }
}

extension DetailRouter {
//- func leave(_ home: HomeRouting) { detachChild(home) }
    //                                            ^^^^ wrong_child_detached: 'DetailRouter' detaches 'Home', which is its parent and none of its children.
}
