// use: pushing-only Child
// The functions of a router that push a child, and detach it once it is popped.

func attach__Child__() {
    guard __child__ == nil else { return }
    let router = __child__Builder.build(withListener: interactor)
    __child__ = router
    attachChild(router)
    let view = router.viewControllable.uiviewController
    viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
}

func detach__Child__() {
    guard let router = __child__ else { return }
    detachChild(router)
    __child__ = nil
}
