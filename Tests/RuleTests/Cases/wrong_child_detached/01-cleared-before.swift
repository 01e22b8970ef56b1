// === the property is nil when it is unwrapped by force
// clean: ..., the child is detached first
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
        guard detail != nil else { return }
        viewController.uiviewController.dismiss(animated: true)
//-     detail = nil
    //  ~~~~~~ it is set to nil here
        detachChild(detail!)
        //          ^^^^^^ wrong_child_detached: 'HomeRouter' sets 'detail' to nil before it detaches the child in it, which stays attached.
//+     detail = nil
    }
}

// === bound after the property is cleared, and in a function that clears it
// clean: ..., before
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
//-     self.detail = nil
        if let child = self.detail {
            detachChild(child)
            //          ^^^^^ wrong_child_detached
//+         self.detail = nil
        }
        viewController.uiviewController.dismiss(animated: true)
    }
}

// === assigned again in between, cleared on one path only, bound before, and another binding of the name
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    private var kept: ViewableRouting?

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        router.viewControllable.uiviewController.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let child = detail else { return }
        detail = nil
        detachChild(child)
        viewController.uiviewController.dismiss(animated: true)
    }

    func replaceDetail() {
        detail = nil
        detail = kept
        if let detail { detachChild(detail) }
        detail = nil
    }

    func detachOne(_ isGone: Bool) {
        if isGone { detail = nil }
        if let router = detail { detachChild(router) }
        detail = nil
        if let router = kept { detachChild(router) }
        kept = nil
    }
}

// === in a closure that runs later
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        if let detail { detachChild(detail) }
        detail = nil
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        router.viewControllable.uiviewController.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        viewController.uiviewController.dismiss(animated: true) { [weak self] in
            guard let self, let detail = self.detail else { return }
            self.detachChild(detail)
            self.detail = nil
        }
    }
}
