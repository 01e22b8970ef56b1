// === an ancestor on the same navigation controller is popped
// clean: ..., and each level removes its child first
// use: ribs-uikit, closing-child Detail, middle-rib List Detail, middle-rib Shop List, opening-parent Home Shop

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

final class ShopInteractor: PresentableInteractor<ShopPresentable>, ShopInteractable, ShopPresentableListener {
    // use: middle-interactor Shop List

    func abort() { router?.detachList() }

    func listDidClose() {
//+     router?.detachList()
        listener?.shopDidClose()
        //        ^^^^^^^^^^^^ closed_with_child_on_top: 'Shop' asks to be closed while its child 'List' is on the screen
    }
}

final class ShopRouter: ViewableRouter<ShopInteractable, ShopViewControllable>, ShopRouting {
    // use: router-members Shop List

    // use: pushing List
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Shop

    // use: pushing Shop
}

// === an ancestor is popped from another navigation controller
// clean
// use: ribs-uikit, closing-child Detail, middle-rib List Detail, middle-rib Shop List, opening-parent Home Shop

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

final class ShopInteractor: PresentableInteractor<ShopPresentable>, ShopInteractable, ShopPresentableListener {
    // use: middle-interactor Shop List

    func abort() { router?.detachList() }

    func listDidClose() {
        listener?.shopDidClose()
    }
}

final class ShopRouter: ViewableRouter<ShopInteractable, ShopViewControllable>, ShopRouting {
    // use: router-members Shop List

    func attachList() {
        guard list == nil else { return }
        let router = listBuilder.build(withListener: interactor)
        list = router
        attachChild(router)
        let navigation = UINavigationController(rootViewController: router.viewControllable.uiviewController)
        navigation.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(navigation, animated: true)
    }

    // use: detach-dismissing List
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Shop

    func attachShop() {
        guard shop == nil else { return }
        let router = shopBuilder.build(withListener: interactor)
        shop = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachShop() {
        guard let router = shop else { return }
        viewController.uiviewController.dismiss(animated: true)
        viewController.uiviewController.navigationController?.popViewController(animated: true)
        detachChild(router)
        shop = nil
    }
}
