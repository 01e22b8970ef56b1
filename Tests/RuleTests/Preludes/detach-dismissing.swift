// use: detach-dismissing Child
// A router's function that detaches its child, clears the slot and dismisses the view.

func detach__Child__() {
    guard let child = __child__ else { return }
    detachChild(child)
    __child__ = nil
    viewController.uiviewController.dismiss(animated: true)
}
