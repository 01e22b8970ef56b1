// use: flow-step Name Child
// The part of a router without a view that attaches and detaches one child.

extension __Name__Router {
    func attach__Child__() {
        guard __child__ == nil else { return }
        let router = __child__Builder.build(withListener: interactor)
        __child__ = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detach__Child__() {
        guard let router = __child__ else { return }
        viewController.uiviewController.dismiss(animated: true)
        detachChild(router)
        __child__ = nil
    }
}
