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

// === a dismissal on the view that presents a child
// clean: a dismissal on the view that presents both
// use: ribs-uikit, closing-child Detail, middle-rib List Detail, opening-parent Home List

final class ListInteractor: PresentableInteractor<ListPresentable>, ListInteractable, ListPresentableListener {
    // use: middle-interactor List Detail

    func abort() { router?.detachDetail() }

    func detailDidClose() {
        listener?.listDidClose()
        //        ^^^^^^^^^^^^ closed_with_child_on_top: the dismissal in 'HomeRouter' removes the view of 'Detail' and leaves
    }
}

final class ListRouter: ViewableRouter<ListInteractable, ListViewControllable>, ListRouting {
    // use: router-members List Detail

    // use: presenting Detail
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home List

    func attachList() {
        guard list == nil else { return }
        let router = listBuilder.build(withListener: interactor)
        list = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        view.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(view, animated: true)
    }

    func detachList() {
        guard let router = list else { return }
        detachChild(router)
        list = nil
//-     router.viewControllable.uiviewController.dismiss(animated: true)
//+     viewController.uiviewController.dismiss(animated: true)
    }
}
