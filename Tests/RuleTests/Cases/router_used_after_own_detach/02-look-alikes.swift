// === a local keeps the router
// use: ribs-uikit, closing-child Detail, middle-rib List Detail, opening-parent Home List

final class ListInteractor: PresentableInteractor<ListPresentable>, ListInteractable, ListPresentableListener {
    // use: middle-interactor List Detail

    func detailDidClose() {
        guard let router = self.router else { return }
        listener?.listDidClose()
        router.detachDetail()
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

// === a local keeps the router, which is read again
// use: ribs-uikit, closing-child Detail, middle-rib List Detail, opening-parent Home List

final class ListInteractor: PresentableInteractor<ListPresentable>, ListInteractable, ListPresentableListener {
    // use: middle-interactor List Detail

    func detailDidClose() {
        let kept = self.router
        listener?.listDidClose()
        self.router?.detachDetail()
        if kept == nil { return }
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

// === the listener is notified later
// use: ribs-uikit, closing-child Detail, middle-rib List Detail, opening-parent Home List

final class ListInteractor: PresentableInteractor<ListPresentable>, ListInteractable, ListPresentableListener {
    // use: middle-interactor List Detail

    func detailDidClose() {
        DispatchQueue.main.async { [weak self] in self?.listener?.listDidClose() }
        router?.detachDetail()
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

// === the listener is notified in another branch
// use: ribs-uikit, closing-child Detail, middle-rib List Detail, opening-parent Home List

final class ListInteractor: PresentableInteractor<ListPresentable>, ListInteractable, ListPresentableListener {
    // use: middle-interactor List Detail

    private var isDone = false

    func detailDidClose() {
        if isDone {
            router?.detachDetail()
            listener?.listDidClose()
        } else {
            isDone = true
            router?.detachDetail()
        }
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

// === the parent detaches after a delay
// use: ribs-uikit, closing-child Detail, middle-rib List Detail, opening-parent Home List

final class ListInteractor: PresentableInteractor<ListPresentable>, ListInteractable, ListPresentableListener {
    // use: middle-interactor List Detail

    func detailDidClose() {
        listener?.listDidClose()
        router?.detachDetail()
    }
}

final class ListRouter: ViewableRouter<ListInteractable, ListViewControllable>, ListRouting {
    // use: router-members List Detail

    // use: pushing Detail
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
        viewController.uiviewController.dismiss(animated: true) { [weak self] in
            guard let self, let child = self.list else { return }
            self.detachChild(child)
            self.list = nil
        }
    }
}

// === the parent keeps the router
// use: ribs-uikit, closing-child Detail, middle-rib List Detail, opening-parent Home List

final class ListInteractor: PresentableInteractor<ListPresentable>, ListInteractable, ListPresentableListener {
    // use: middle-interactor List Detail

    func detailDidClose() {
        listener?.listDidClose()
        router?.detachDetail()
    }
}

final class ListRouter: ViewableRouter<ListInteractable, ListViewControllable>, ListRouting {
    // use: router-members List Detail

    // use: pushing Detail
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home List

    private var lists: [ViewableRouting] = []

    func attachList() {
        guard list == nil else { return }
        let router = listBuilder.build(withListener: interactor)
        list = router
        lists.append(router)
        attachChild(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachList() {
        guard let router = list else { return }
        viewController.uiviewController.navigationController?.popViewController(animated: true)
        detachChild(router)
        list = nil
    }
}
