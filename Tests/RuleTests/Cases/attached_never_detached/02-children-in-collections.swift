// === an array
// clean: ..., detached
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var shown: [ViewableRouting] = []

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard children.isEmpty else { return }
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
    //  ^^^^^^^^^^^ attached_never_detached: but nothing detaches it when the user leaves its view
        shown.append(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
//+     guard let last = shown.popLast() else { return }
//+     detachChild(last)
    }
}

// === an array that is added to
// clean: ..., detached
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var shown: [ViewableRouting] = []

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard children.isEmpty else { return }
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
    //  ^^^^^^^^^^^ attached_never_detached: but nothing detaches it when the user leaves its view
        shown += [router]
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
//+     shown.forEach(detachChild)
//+     shown = []
    }
}

// === an array by index
// clean: ..., detached
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var shown: [ViewableRouting] = []

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard children.isEmpty else { return }
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
    //  ^^^^^^^^^^^ attached_never_detached: but nothing detaches it when the user leaves its view
        shown.insert(router, at: 0)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
//+     detachChild(shown.remove(at: 0))
    }
}

// === an array of structures
// clean: ..., detached
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Home Detail

private struct Screen {
    let id: Int
    let router: ViewableRouting
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var shown: [Screen] = []

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard children.isEmpty else { return }
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
    //  ^^^^^^^^^^^ attached_never_detached: but nothing detaches it when the user leaves its view
        shown.append(Screen(id: 1, router: router))
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
//+     guard let last = shown.popLast() else { return }
//+     detachChild(last.router)
    }
}

// === a dictionary
// clean: ..., detached
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var shown: [String: ViewableRouting] = [:]

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard children.isEmpty else { return }
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
    //  ^^^^^^^^^^^ attached_never_detached: but nothing detaches it when the user leaves its view
        shown["detail"] = router
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
//+     if let router = shown.removeValue(forKey: "detail") { detachChild(router) }
    }
}

// === the values of a dictionary
// clean: ..., detached
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var shown: [String: ViewableRouting] = [:]

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard children.isEmpty else { return }
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
    //  ^^^^^^^^^^^ attached_never_detached: but nothing detaches it when the user leaves its view
        shown.updateValue(router, forKey: "detail")
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
//+     for (_, router) in shown { detachChild(router) }
//+     shown.removeAll()
    }
}
