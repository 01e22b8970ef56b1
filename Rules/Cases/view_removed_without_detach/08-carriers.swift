// === a router in a struct
// clean: ..., which detaches it
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

struct Closing {
    let target: ViewableRouting
    let isAnimated: Bool
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
        viewController.uiviewController.dismiss(animated: true)
        //                              ^^^^^^^ view_removed_without_detach
        let closing = Closing(target: router, isAnimated: true)
        print(closing.isAnimated)
//+     detachChild(closing.target)
        detail = nil
    }
}

// === a router in a local list
// clean: ..., which detaches it
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
        viewController.uiviewController.dismiss(animated: true)
        //                              ^^^^^^^ view_removed_without_detach
        var closing: [ViewableRouting] = []
        closing.append(router)
        for item in closing {
            print("closing")
//+         detachChild(item)
        }
        detail = nil
    }
}

// === a router that an own function is passed
// clean: ..., and absent code gets
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
        viewController.uiviewController.dismiss(animated: true)
        //                              ^^^^^^^ view_removed_without_detach
        end(router)
        detail = nil
    }

    private func end(_ router: ViewableRouting) {
        print("closing")
//+     FlowCoordinator.shared.pending = router
    }
}

// === a router that is assigned to a property of a struct
// clean: ..., and detached from there
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

struct Kept {
    var target: ViewableRouting?
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
        viewController.uiviewController.dismiss(animated: true)
        //                              ^^^^^^^ view_removed_without_detach
        var kept = Kept()
        kept.target = router
        if let target = kept.target {
            print(target)
//+         detachChild(target)
        }
        detail = nil
    }
}
