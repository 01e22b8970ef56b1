// === a navigation controller in a local gets its first view after it is created
// clean: and is presented in full screen
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let navigation = UINavigationController()
        navigation.setViewControllers([detail.viewControllable.uiviewController], animated: false)
//+     navigation.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(navigation, animated: true)
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled: 'HomeRouter' presents 'Detail' as a sheet
    }

    // use: detach-dismissing Detail
}

// === the first view of a new navigation controller is pushed
// clean: and the controller is presented in full screen
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let navigation = UINavigationController()
        navigation.pushViewController(detail.viewControllable.uiviewController, animated: false)
//+     navigation.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(navigation, animated: true)
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled
    }

    // use: detach-dismissing Detail
}

// === a navigation controller in a property gets its first view before it is presented
// clean: in full screen
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail
    private let navigation = UINavigationController()

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        navigation.viewControllers = [detail.viewControllable.uiviewController]
//+     navigation.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(navigation, animated: true)
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled
    }

    // use: detach-dismissing Detail
}

// === a view is pushed onto the root of a new navigation controller
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(detail.viewControllable.uiviewController, animated: false)
        //         ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled
        viewController.uiviewController.present(navigation, animated: true)
    }

    // use: detach-popping Detail
}
