// === a dismissal on the router's view
// clean: ..., after which the property is nil
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail
    private var navigation: UINavigationController?

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        if let navigation {
            navigation.pushViewController(router.viewControllable.uiviewController, animated: true)
            //         ~~~~~~~~~~~~~~~~~~ otherwise the view is pushed here
        } else {
            let navigation = UINavigationController(rootViewController: router.viewControllable.uiviewController)
            navigation.modalPresentationStyle = .fullScreen
            self.navigation = navigation
            //   ~~~~~~~~~~ another controller is presented only if it is nil
            viewController.uiviewController.present(navigation, animated: true)
        }
    }

    func detachDetail() {
        guard let router = detail else { return }
        viewController.uiviewController.dismiss(animated: true)
        //                              ^^^^^^^ dismissed_navigation_not_cleared: 'navigation' keeps the navigation controller that is dismissed here: the next view is pushed into it and never seen.
//+     navigation = nil
        detachChild(router)
        detail = nil
    }
}

// === a dismissal of a wrapper, by functions of the router
// clean: ..., that is cleared in the completion
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

final class NavigationControllable: ViewControllable {
    let navigationController: UINavigationController
    var uiviewController: UIViewController { navigationController }

    init(root: ViewControllable) {
        navigationController = UINavigationController(rootViewController: root.uiviewController)
        navigationController.modalPresentationStyle = .fullScreen
    }

    func push(_ view: ViewControllable) {
        navigationController.pushViewController(view.uiviewController, animated: true)
    }

    func dismiss(completion: (() -> Void)? = nil) {
        navigationController.dismiss(animated: true, completion: completion)
        //                   ~~~~~~~ the view is removed here
    }
}

extension ViewControllable {
    func present(_ view: ViewControllable) {
        uiviewController.present(view.uiviewController, animated: true)
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail
    private var shown: NavigationControllable?

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        show(router.viewControllable)
    }

    func detachDetail() {
        guard let router = detail else { return }
        hide()
        detachChild(router)
        detail = nil
    }

    private func show(_ view: ViewControllable) {
        guard let navigation = shown else { return present(view) }
        navigation.push(view)
    }

    private func present(_ view: ViewControllable) {
        let controller = NavigationControllable(root: view)
        shown = controller
        viewController.present(controller)
    }

    private func hide() {
//+     shown?.dismiss { [weak self] in self?.shown = nil }
//-     guard let navigation = shown else { return }
//-     navigation.dismiss()
//-     //         ^^^^^^^ dismissed_navigation_not_cleared
    }
}

// === a dismissal that the view makes of what it is given
// clean: ..., after the property is cleared
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

extension ViewControllable {
    func dismissIfShown(_ controller: UIViewController) {
        guard controller.presentingViewController != nil else { return }
        controller.dismiss(animated: true)
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail
    private var navigation: UINavigationController?

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        if navigation == nil {
            let controller = UINavigationController(rootViewController: view)
            controller.modalPresentationStyle = .fullScreen
            navigation = controller
            viewController.uiviewController.present(controller, animated: true)
        } else {
            navigation?.setViewControllers([view], animated: true)
        }
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
        guard let navigation = navigation else { return }
//+     self.navigation = nil
        viewController.dismissIfShown(navigation)
//-     //             ^^^^^^^^^^^^^^ dismissed_navigation_not_cleared
    }
}

// === a dismissal upon one of two events
// clean: ..., each of which clears the property
// use: ribs-uikit, closing-child Detail

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
    func closeDetail()
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

protocol HomeViewControllable: ViewControllable {}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?

    @objc func open() { router?.attachDetail() }

    @objc func close() { router?.closeDetail() }

    func detailDidClose() { router?.detachDetail() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail
    private var navigation: UINavigationController?

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        guard let navigation else {
            let controller = UINavigationController(rootViewController: view)
            controller.modalPresentationStyle = .fullScreen
            viewController.uiviewController.present(controller, animated: true)
            navigation = controller
            return
        }
        navigation.pushViewController(view, animated: true)
    }

    func detachDetail() {
        dismissNavigation()
        navigation = nil
    }

    func closeDetail() {
        dismissNavigation()
//+     navigation = nil
    }

    private func dismissNavigation() {
        guard let router = detail else { return }
        navigation?.dismiss(animated: true)
//-     //          ^^^^^^^ dismissed_navigation_not_cleared
        detachChild(router)
        detail = nil
    }
}
