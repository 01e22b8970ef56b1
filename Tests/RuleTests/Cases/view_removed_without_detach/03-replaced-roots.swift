// === another child takes the place at the root of the window
// clean: ..., and the first is detached
// use: ribs-uikit, closing-child Detail, closing-child Other

protocol RootInteractable: Interactable, DetailListener, OtherListener {
    var router: RootRouting? { get set }
}

protocol RootRouting: ViewableRouting {
    func showOther()
    func showDetail()
}

final class RootInteractor: Interactor, RootInteractable {
    weak var router: RootRouting?

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.showDetail()
    }

    func detailDidClose() { router?.showOther() }
    func otherDidClose() { router?.showDetail() }
}

final class RootRouter: LaunchRouter<RootInteractable, ViewControllable>, RootRouting {
    private let window: UIWindow
    private let detailBuilder: DetailBuildable
    private let otherBuilder: OtherBuildable
    private var detail: ViewableRouting?
    private var other: ViewableRouting?

    init(
        interactor: RootInteractable, viewController: ViewControllable, window: UIWindow,
        detailBuilder: DetailBuildable, otherBuilder: OtherBuildable
    ) {
        self.window = window
        self.detailBuilder = detailBuilder
        self.otherBuilder = otherBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func showDetail() {
        if let router = other { detachChild(router) }
        other = nil
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        window.rootViewController = router.viewControllable.uiviewController
    }

    func showOther() {
//+     if let router = detail { detachChild(router) }
        detail = nil
        guard other == nil else { return }
        let router = otherBuilder.build(withListener: interactor)
        other = router
        attachChild(router)
        window.rootViewController = router.viewControllable.uiviewController
    //         ^^^^^^^^^^^^^^^^^^ view_removed_without_detach: 'RootRouter' replaces the view of 'Detail', but does not detach it
    }
}
