// === a function that gets the child's view, and pops whatever is on top
// clean: ..., if the child's view is still in a navigation controller
// use: ribs-uikit, child-rib Detail, popped-view Detail, middle-rib Home Detail, middle-listener Home Detail
// use: opening-parent Root Home

extension ViewControllable {
    func pop(_ view: ViewControllable) {
        uiviewController.navigationController?.popViewController(animated: true)
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
//+     guard router.viewControllable.uiviewController.navigationController != nil else { return }
        viewController.pop(router.viewControllable)
//-     //             ^^^ unconditional_removal_after_interactive_pop
    }
}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {
    // use: router-members Root Home

    // use: pushing Home
}
