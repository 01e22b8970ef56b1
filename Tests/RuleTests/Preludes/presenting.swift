// use: presenting Child
// The functions of a router that present a child on a tap and dismiss it.

func attach__Child__() {
    guard __child__ == nil else { return }
    let router = __child__Builder.build(withListener: interactor)
    __child__ = router
    attachChild(router)
    viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
}

func detach__Child__() {
    guard let child = __child__ else { return }
    detachChild(child)
    __child__ = nil
    viewController.uiviewController.dismiss(animated: true)
}
