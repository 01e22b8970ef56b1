// use: detach-popping Child
// A router's function that detaches its child, clears the slot and pops the view.

func detach__Child__() {
    guard let child = __child__ else { return }
    detachChild(child)
    __child__ = nil
    viewController.uiviewController.navigationController?.popViewController(animated: true)
}
