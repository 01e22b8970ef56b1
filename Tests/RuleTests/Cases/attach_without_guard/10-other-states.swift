// === a flag that nothing sets
// clean: a flag that is set beside
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    private var isShowing = false

    func attachDetail() {
        guard !isShowing else { return }
//+     isShowing = true
        let router = detailBuilder.build(withListener: interactor)
        detail = router
    //  ^^^^^^ attach_without_guard
        attachChild(router)
        viewController.uiviewController.addChild(router.viewControllable.uiviewController)
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
        isShowing = false
    }
}

// === the view is presented whatever is on the screen
// clean: the view is presented if nothing else is
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
//+     guard viewController.uiviewController.presentedViewController == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
    //  ^^^^^^ attach_without_guard
        attachChild(router)
        let view = router.viewControllable.uiviewController
        view.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(view, animated: true)
    }

    // use: detach-dismissing Detail
}

// === a state that the switch only reads
// clean: a state that the switch reads and sets
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    private enum State { case idle, detail }

    private var state = State.idle

    func attachDetail() {
        switch state {
        case .detail: return
        case .idle: break
        }
//+     state = .detail
        let router = detailBuilder.build(withListener: interactor)
        detail = router
    //  ^^^^^^ attach_without_guard
        attachChild(router)
        viewController.uiviewController.addChild(router.viewControllable.uiviewController)
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
        state = .idle
    }
}
