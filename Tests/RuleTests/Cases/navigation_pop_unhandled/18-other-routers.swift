// === a router that pushes on a navigation controller of its own, whose bar is shown
// clean: ..., or is hidden
// use: ribs-uikit, child-rib Detail, label-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    private let navigation = UINavigationController()

    override func didLoad() {
        super.didLoad()
//+     navigation.isNavigationBarHidden = true
    }

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        navigation.pushViewController(router.viewControllable.uiviewController, animated: true)
        //         ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled
    }

    // use: detach-popping Detail
}

final class OtherRouter: Router<Interactor> {
    private let navigation = UINavigationController()

    override func didLoad() {
        super.didLoad()
        navigation.isNavigationBarHidden = true
    }
}

// === a router that pushes on a navigation controller that it is given
// use: ribs-uikit, child-rib Detail, label-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    var navigation: UINavigationController?

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        navigation?.pushViewController(router.viewControllable.uiviewController, animated: true)
    }

    // use: detach-popping Detail
}

final class OtherRouter: Router<Interactor> {
    private let navigation = UINavigationController()

    override func didLoad() {
        super.didLoad()
        navigation.isNavigationBarHidden = true
    }
}
