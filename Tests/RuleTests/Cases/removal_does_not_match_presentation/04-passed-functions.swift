// === the child is detached by a function that is passed
// clean: ..., and dismissed
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
        detail.map(detachChild)
//+     viewController.uiviewController.dismiss(animated: true)
//-     viewController.uiviewController.navigationController?.popViewController(animated: true)
//-     //                                                    ^^^^^^^^^^^^^^^^^ removal_does_not_match_presentation
        detail = nil
    }
}
