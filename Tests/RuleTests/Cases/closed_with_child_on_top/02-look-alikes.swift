// === the parent pops to a view that it names
// use: ribs-uikit, closing-child Detail, middle-rib List Detail, opening-parent Home List

final class ListInteractor: PresentableInteractor<ListPresentable>, ListInteractable, ListPresentableListener {
    // use: middle-interactor List Detail

    func abort() { router?.detachDetail() }

    func detailDidClose() {
        listener?.listDidClose()
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
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachList() {
        guard let router = list else { return }
        let own = viewController.uiviewController
        own.navigationController?.popToViewController(own, animated: true)
        detachChild(router)
        list = nil
    }
}

// === the parent replaces the stack
// use: ribs-uikit, closing-child Detail, middle-rib List Detail, opening-parent Home List

final class ListInteractor: PresentableInteractor<ListPresentable>, ListInteractable, ListPresentableListener {
    // use: middle-interactor List Detail

    func abort() { router?.detachDetail() }

    func detailDidClose() {
        listener?.listDidClose()
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
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachList() {
        guard let router = list else { return }
        let own = viewController.uiviewController
        own.navigationController?.setViewControllers([own], animated: true)
        detachChild(router)
        list = nil
    }
}

// === the interactor removes the child's view, or removes it when it is deactivated
// use: ribs-uikit, closing-child Detail, middle-rib List Detail, opening-parent Home List

final class ListInteractor: PresentableInteractor<ListPresentable>, ListInteractable, ListPresentableListener {
    // use: middle-interactor List Detail

    func abort() { router?.detachDetail() }

    func detailDidClose() {
        router?.viewControllable.uiviewController.dismiss(animated: false)
        //                                        ^^^^^^^ uikit_in_interactor: ListInteractor
        listener?.listDidClose()
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
    }

    // use: detach-dismissing Detail
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home List

    // use: pushing List
}
