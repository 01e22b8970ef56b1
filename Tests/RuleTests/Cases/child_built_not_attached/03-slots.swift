// === a member of UIKit has the name of the property
// clean: ..., attached
// use: ribs-uikit, child-rib Tabs

final class TabsViewController: UITabBarController, TabsPresentable, ViewControllable {
    weak var listener: TabsPresentableListener?

    @objc func closeTapped() { listener?.didTapClose() }
}

final class DetailViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        self.tabBarController?.tabBar.isHidden = true
    }
}

protocol HomeRouting: ViewableRouting {
    func attachTabs()
}

protocol HomeInteractable: Interactable, TabsListener {
    var router: HomeRouting? { get set }
}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.attachTabs()
    }

    func tabsDidClose() {}
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
    private let tabsBuilder: TabsBuildable
    var tabBar: ViewableRouting?

    init(interactor: HomeInteractable, viewController: ViewControllable, tabsBuilder: TabsBuildable) {
        self.tabsBuilder = tabsBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachTabs() {
        let router = tabsBuilder.build(withListener: interactor)
        //                       ^^^^^ child_built_not_attached
        tabBar = router
//+     attachChild(router)
        viewController.uiviewController.addChild(router.viewControllable.uiviewController)
    }
}
