// === embedded children, children in tabs, and children that nothing attaches again
// clean
// use: ribs-uikit, child-rib Detail, child-view Detail

protocol HomeRouting: ViewableRouting {
    func attachTab()
    func detachTab()
    func attachPanel()
    func detachPanel()
    func attachPage()
    func detachPage()
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?

    @objc func open() {
        router?.attachTab()
        router?.attachPanel()
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.attachPage()
    }

    func detailDidClose() {}
}

final class HomeTabBarController: UITabBarController, ViewControllable {}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var tab: ViewableRouting?
    private var panel: ViewableRouting?
    private var page: ViewableRouting?

    init(interactor: HomeInteractable, viewController: ViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachTab() {
        guard tab == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        tab = router
        attachChild(router)
        let tabs = HomeTabBarController()
        tabs.setViewControllers([router.viewControllable.uiviewController], animated: false)
    }

    func detachTab() {
        guard let router = tab else { return }
        detachChild(router)
        tab = nil
    }

    func attachPanel() {
        guard panel == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        panel = router
        attachChild(router)
        viewController.uiviewController.addChild(router.viewControllable.uiviewController)
    }

    func detachPanel() {
        guard let router = panel else { return }
        detachChild(router)
        panel = nil
    }

    func attachPage() {
        guard page == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        page = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        view.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(view, animated: true)
    }

    func detachPage() {
        guard let router = page else { return }
        detachChild(router)
        page = nil
    }
}

// === a full-screen child whose request to close is not answered
// clean: ..., answered
// use: ribs-uikit, child-rib Detail, child-view Detail

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?
    private var draft: String?

    @objc func open() { router?.attachDetail() }

    func detailDidClose() {
        draft = nil
//+     router?.detachDetail()
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        view.modalPresentationStyle = .overFullScreen
        viewController.uiviewController.present(view, animated: true)
    }

    func detachDetail() {
    //   ^^^^^^^^^^^^ detach_method_never_called
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
        viewController.uiviewController.dismiss(animated: true)
    }
}
