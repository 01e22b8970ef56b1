// === another navigation controller turns the gesture off
// clean: ..., this one does
// use: ribs-uikit, child-rib Detail, child-view Detail, middle-rib List Detail, middle-listener List Detail, opening-parent Home List

class FixedNavigationController: UINavigationController {
    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.isEnabled = false
    }
}

final class ListRouter: ViewableRouter<ListInteractable, ListViewControllable>, ListRouting {
    // use: router-members List Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled
    }

    // use: detach-popping Detail
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home List

    func attachList() {
        guard list == nil else { return }
        let router = listBuilder.build(withListener: interactor)
        list = router
        attachChild(router)
//-     let container = UINavigationController(rootViewController: router.viewControllable.uiviewController)
//+     let container = FixedNavigationController(rootViewController: router.viewControllable.uiviewController)
        container.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(container, animated: true)
    }

    // use: detach-dismissing List
}

// === a function that creates another navigation controller turns its gesture off
// clean: ..., the one that creates this one does
// use: ribs-uikit, child-rib Detail, child-view Detail, middle-rib List Detail, middle-listener List Detail, opening-parent Home List

extension ViewControllable {
    func inFixedNavigation() -> UINavigationController {
        let container = UINavigationController(rootViewController: uiviewController)
        container.interactivePopGestureRecognizer?.isEnabled = false
        return container
    }

    func inNavigation() -> UINavigationController {
        UINavigationController(rootViewController: uiviewController)
    }
}

final class ListRouter: ViewableRouter<ListInteractable, ListViewControllable>, ListRouting {
    // use: router-members List Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled
    }

    // use: detach-popping Detail
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home List

    func attachList() {
        guard list == nil else { return }
        let router = listBuilder.build(withListener: interactor)
        list = router
        attachChild(router)
//-     let container = router.viewControllable.inNavigation()
//+     let container = router.viewControllable.inFixedNavigation()
        container.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(container, animated: true)
    }

    // use: detach-dismissing List
}
