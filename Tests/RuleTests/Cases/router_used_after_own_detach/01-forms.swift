// === the child is detached after the listener
// clean: ..., and before it
// use: ribs-uikit, closing-child Detail, middle-rib List Detail, opening-parent Home List

final class ListInteractor: PresentableInteractor<ListPresentable>, ListInteractable, ListPresentableListener {
    // use: middle-interactor List Detail

    func detailDidClose() {
//+     router?.detachDetail()
        listener?.listDidClose()
        //        ~~~~~~~~~~~~ the listener is notified here
//-     router?.detachDetail()
        //      ^^^^^^^^^^^^ router_used_after_own_detach warning: 'listDidClose' has detached 'List' by then, so 'detachDetail' comes too late.
        //      ???????????? Call 'detachDetail' before 'listDidClose'.
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

// === the child is only detached
// use: ribs-uikit, closing-child Detail, middle-rib List Detail, opening-parent Home List

final class ListInteractor: PresentableInteractor<ListPresentable>, ListInteractable, ListPresentableListener {
    // use: middle-interactor List Detail

    func detailDidClose() {
        self.listener?.listDidClose()
        self.router?.detachDetail()
        //           ^^^^^^^^^^^^ router_used_after_own_detach note
    }
}

final class ListRouter: ViewableRouter<ListInteractable, ListViewControllable>, ListRouting {
    // use: router-members List Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.view.addSubview(router.viewControllable.uiviewController.view)
    }

    func detachDetail() {
        guard let child = detail else { return }
        detachChild(child)
        detail = nil
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home List

    // use: pushing List
}

// === an event with one path that ends the RIB
// clean: ..., and one that goes on
// use: ribs-uikit, closing-child Detail, middle-rib List Detail, opening-parent Home List

final class ListInteractor: PresentableInteractor<ListPresentable>, ListInteractable, ListPresentableListener {
    // use: middle-interactor List Detail

    private var isDone = false

    func detailDidClose() {
        if isDone {
//+         router?.detachDetail()
            listener?.listDidClose()
//+         return
        }
        isDone = true
        router?.detachDetail()
        //      ^^^^^^^^^^^^ router_used_after_own_detach
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

// === an ancestor that the event detaches
// clean: ..., without its event
// use: ribs-uikit, closing-child Detail, middle-rib List Detail, middle-rib Middle List, opening-parent Home Middle

final class ListInteractor: PresentableInteractor<ListPresentable>, ListInteractable, ListPresentableListener {
    // use: middle-interactor List Detail

    func detailDidClose() {
        listener?.listDidClose()
        router?.detachDetail()
        //      ^^^^^^^^^^^^ router_used_after_own_detach: 'listDidClose' has detached 'List'
    }
}

final class ListRouter: ViewableRouter<ListInteractable, ListViewControllable>, ListRouting {
    // use: router-members List Detail

    // use: pushing Detail
}

final class MiddleInteractor: PresentableInteractor<MiddlePresentable>, MiddleInteractable, MiddlePresentableListener {
    // use: middle-interactor Middle List

    private var closed = 0

    func abort() {
        router?.detachList()
        listener?.middleDidClose()
    }

    func listDidClose() {
        closed += 1
//-     listener?.middleDidClose()
    }
}

final class MiddleRouter: ViewableRouter<MiddleInteractable, MiddleViewControllable>, MiddleRouting {
    // use: router-members Middle List

    // use: pushing List
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Middle

    // use: pushing Middle
}
