// === an interactor that only closes the child
// clean: ... that is not analyzed
// use: ribs-uikit, closing-child Detail

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

protocol HomeViewControllable: ViewControllable {}

//-final class HomeInteractor: Interactor, HomeInteractable {
//- weak var router: HomeRouting?
//-
//- override func didBecomeActive() {
//-     super.didBecomeActive()
//-     router?.attachDetail()
//- }
//-
//- func detailDidClose() { router?.detachDetail() }
//-}

final class HomeLinks {
    weak var router: HomeRouting?

    func open() { router?.detachDetail() }
}

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
        } else {
            let navigation = UINavigationController(rootViewController: router.viewControllable.uiviewController)
            navigation.modalPresentationStyle = .fullScreen
            self.navigation = navigation
            viewController.uiviewController.present(navigation, animated: true)
        }
    }

    func detachDetail() {
        guard let router = detail else { return }
        viewController.uiviewController.dismiss(animated: true)
        //                              ^^^^^^^ dismissed_navigation_not_cleared
        detachChild(router)
        detail = nil
    }
}
