// === a pushed child
// clean: ..., which is detached first
// use: ribs-uikit, closing-child Detail, middle-rib List Detail, opening-parent Home List

final class ListInteractor: PresentableInteractor<ListPresentable>, ListInteractable, ListPresentableListener {
    // use: middle-interactor List Detail

    func abort() { router?.detachDetail() }

    func detailDidClose() {
//+     router?.detachDetail()
        listener?.listDidClose()
        //        ^^^^^^^^^^^^ closed_with_child_on_top: 'List' asks to be closed while its child 'Detail' is on the screen: the pop in 'HomeRouter' removes the view of 'Detail' and leaves that of 'List'.
    }
}

final class ListRouter: ViewableRouter<ListInteractable, ListViewControllable>, ListRouting {
    // use: router-members List Detail

    // use: pushing Detail
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home List

    // use: pushing List
}

// === a presented child, on one of two paths
// clean: ..., which is detached on both
// use: ribs-uikit, closing-child Detail, middle-rib List Detail, opening-parent Home List

final class ListInteractor: PresentableInteractor<ListPresentable>, ListInteractable, ListPresentableListener {
    // use: middle-interactor List Detail

    private var isDone = false

    func detailDidClose() {
        if isDone {
            router?.detachDetail()
        } else {
            isDone = true
//+         router?.detachDetail()
        }
        listener?.listDidClose()
        //        ^^^^^^^^^^^^ closed_with_child_on_top
    }
}

final class ListRouter: ViewableRouter<ListInteractable, ListViewControllable>, ListRouting {
    // use: router-members List Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
        //                              ~~~~~~~ the child's view is shown here
    }

    // use: detach-dismissing Detail
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home List

    // use: pushing List
}
