// === a structure that keeps its child
// clean: ..., and is made anew
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Home Detail

struct HomeState {
    var child: ViewableRouting?
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var state = HomeState()

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard children.isEmpty else { return }
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
        state.child = router
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
        guard let child = state.child else { return }
        detachChild(child)
    //  ^^^^^^^^^^^ detached_child_not_cleared: 'HomeRouter' detaches 'Detail', but keeps it in 'state'
//+     state = HomeState()
    }
}

// === a case that keeps its payload
// clean: ..., and becomes another
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Home Detail

enum HomeMode {
    case idle
    case detail(ViewableRouting)
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var mode = HomeMode.idle

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard children.isEmpty else { return }
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
        mode = .detail(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
        guard case let .detail(child) = mode else { return }
        detachChild(child)
    //  ^^^^^^^^^^^ detached_child_not_cleared: 'HomeRouter' detaches 'Detail', but keeps it in 'mode'
//+     mode = .idle
    }
}

// === an object that keeps its child
// clean: ..., and loses it
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Home Detail

final class ChildBox {
    var child: ViewableRouting?
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private let box = ChildBox()

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard children.isEmpty else { return }
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
        box.child = router
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
        guard let child = box.child else { return }
        detachChild(child)
    //  ^^^^^^^^^^^ detached_child_not_cleared: 'HomeRouter' detaches 'Detail', but keeps it in 'box'
//+     box.child = nil
    }
}

// === a dictionary that nothing ever removes from
// clean: ..., and is emptied
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
        shown["detail"] = router
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
        guard let child = shown["detail"] else { return }
        detachChild(child)
    //  ^^^^^^^^^^^ detached_child_not_cleared: 'HomeRouter' detaches 'Detail', but keeps it in 'shown'
//+     shown["detail"] = nil
    }
}

// === an object that keeps its child and is only known here
// clean: ..., and goes to other code
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Home Detail

final class ChildBox {
    var child: ViewableRouting?
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private let box = ChildBox()

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard children.isEmpty else { return }
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
        box.child = router
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
        guard let child = box.child else { return }
        detachChild(child)
    //  ^^^^^^^^^^^ detached_child_not_cleared: 'HomeRouter' detaches 'Detail', but keeps it in 'box'
//+     reset(box)
    }
}

// === an array that is assigned anew for each child
// clean: ..., and emptied
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
        shown = [router]
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
        guard let child = shown.first else { return }
        detachChild(child)
    //  ^^^^^^^^^^^ detached_child_not_cleared: 'HomeRouter' detaches 'Detail', but keeps it in 'shown'
//+     shown = []
    }
}
