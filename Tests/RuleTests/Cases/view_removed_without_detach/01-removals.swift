// === the child dismisses its view for the router
// clean: ..., and is detached
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var detail: ViewableRouting?

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        router.viewControllable.uiviewController.dismiss(animated: true)
    //                                           ^^^^^^^ view_removed_without_detach: 'HomeRouter' removes the view of 'Detail', but does not detach it: it stays attached and active without a view.
//+     detachChild(router)
        detail = nil
    }
}

// === what is on top of the own view
// clean: ..., and the child is detached before
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var detail: ViewableRouting?

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
//+     detachChild(router)
        viewController.uiviewController.dismiss(animated: true)
    //                                  ^^^^^^^ view_removed_without_detach
        detail = nil
    }
}

// === a helper of the own view that is passed the child's
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

extension ViewControllable {
    func close(_ other: ViewControllable) {
        guard uiviewController.presentedViewController === other.uiviewController else { return }
        uiviewController.dismiss(animated: true)
        //               ~~~~~~~ the view is removed here
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var detail: ViewableRouting?

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        viewController.close(router.viewControllable)
    //                 ^^^^^ view_removed_without_detach
        detail = nil
    }
}

// === in a helper of the router
// clean: ..., before which the child is detached
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var detail: ViewableRouting?

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
//+     if let router = detail { detachChild(router) }
        leave()
    }

    private func leave() {
        detail?.viewControllable.uiviewController.dismiss(animated: true)
    //                                            ^^^^^^^ view_removed_without_detach
        detail = nil
    }
}

// === a tuple's router is not followed
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var detail: ViewableRouting?

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let current = pair else { return }
        current.router.viewControllable.uiviewController.dismiss(animated: true)
        detachChild(current.router)
        pair = nil
        detail = nil
    }

    private var pair: (router: ViewableRouting, tag: Int)?
}

// === a pair with the child's router, of which a condition takes the router alone
// clean: ..., which is detached
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var open: (ViewableRouting, Bool)?

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard open == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        open = (router, true)
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let (router, _) = open else { return }
        viewController.uiviewController.dismiss(animated: true)
    //                                  ^^^^^^^ view_removed_without_detach
//+     detachChild(router)
        open = nil
    }
}
