// === a dismissal that ends the router's own RIB
// use: ribs-uikit, closing-child Detail, middle-rib Home Detail, opening-parent Root Home

extension HomeComponent: DetailDependency {}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener {
    weak var router: HomeRouting?
    weak var listener: HomeListener?

    override init(presenter: HomePresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapOpen() { router?.attachDetail() }

    func detailDidClose() {
        router?.detachDetail()
        listener?.homeDidClose()
    }

    override func willResignActive() {
        super.willResignActive()
        router?.detachDetail()
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
        if let navigation {
            navigation.pushViewController(view, animated: true)
        } else {
            let navigation = UINavigationController(rootViewController: view)
            navigation.modalPresentationStyle = .fullScreen
            self.navigation = navigation
            viewController.uiviewController.present(navigation, animated: true)
        }
    }

    func detachDetail() {
        guard let router = detail else { return }
        navigation?.dismiss(animated: true)
        detachChild(router)
        detail = nil
    }
}

final class RootRouter: ViewableRouter<RootInteractable, RootViewControllable>, RootRouting {
    // use: router-members Root Home

    // use: pushing Home
}

// === properties that decide nothing
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail
    private var navigation: UINavigationController?
    private weak var other: UINavigationController?

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        if let other {
            other.pushViewController(view, animated: true)
            return
        }
        let navigation = UINavigationController(rootViewController: view)
        navigation.modalPresentationStyle = .fullScreen
        self.navigation = navigation
        other = navigation
        viewController.uiviewController.present(navigation, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        if let navigation { navigation.dismiss(animated: true) }
        detachChild(router)
        detail = nil
    }
}

// === a test of whether the controller is shown
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail
    private var navigation: UINavigationController?

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        if let navigation, navigation.presentingViewController != nil {
            navigation.pushViewController(view, animated: true)
        } else {
            let navigation = UINavigationController(rootViewController: view)
            navigation.modalPresentationStyle = .fullScreen
            self.navigation = navigation
            viewController.uiviewController.present(navigation, animated: true)
        }
    }

    func detachDetail() {
        guard let router = detail else { return }
        navigation?.dismiss(animated: true)
        detachChild(router)
        detail = nil
    }
}

// === dismissals of another view
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail
    private var navigation: UINavigationController?

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        if let navigation {
            navigation.pushViewController(view, animated: true)
        } else {
            let navigation = UINavigationController(rootViewController: view)
            navigation.modalPresentationStyle = .fullScreen
            self.navigation = navigation
            viewController.uiviewController.present(navigation, animated: true)
        }
    }

    func detachDetail() {
        guard let router = detail else { return }
        navigation?.popViewController(animated: true)
        detachChild(router)
        detail = nil
    }

    func warn() {
        viewController.uiviewController.present(UIAlertController(), animated: true)
    }

    func closeWarning() {
        viewController.uiviewController.dismiss(animated: true)
        navigation?.topViewController?.dismiss(animated: true)
    }
}

// === a navigation controller that presents views itself
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail
    private var navigation: UINavigationController?

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        if let navigation {
            navigation.pushViewController(UIViewController(), animated: false)
            navigation.present(view, animated: true)
        } else {
            let navigation = UINavigationController(rootViewController: view)
            navigation.modalPresentationStyle = .fullScreen
            self.navigation = navigation
            viewController.uiviewController.present(navigation, animated: true)
        }
    }

    func detachDetail() {
        guard let router = detail else { return }
        navigation?.dismiss(animated: true)
        detachChild(router)
        detail = nil
    }
}
