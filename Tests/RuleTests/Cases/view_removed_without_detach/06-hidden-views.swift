// === a child whose view is removed and that nothing shows again
// clean: a child whose view is hidden and shown again
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    override func didLoad() {
        super.didLoad()
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        show(router.viewControllable.uiviewController)
    }

    func attachDetail() {
//+     if let detail { show(detail.viewControllable.uiviewController) }
    }

    func detachDetail() {
        guard let detail else { return }
        detail.viewControllable.uiviewController.view.removeFromSuperview()
        //                                            ^^^^^^^^^^^^^^^^^^^ view_removed_without_detach
    }

    private func show(_ view: UIViewController) {
        viewController.uiviewController.addChild(view)
        viewController.uiviewController.view.addSubview(view.view)
    }
}
