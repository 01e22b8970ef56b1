// === a key path takes the child out of its holder
// clean: ..., and it is detached
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Home Detail

struct Step { let router: Routing }

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
        attachChild(router)
    //  ^^^^^^^^^^^ attached_never_detached
        detail = router
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
        guard let child = detail else { return }
//-     print([Step(router: child)].map(\.router))
//+     [Step(router: child)].map(\.router).forEach { detachChild($0) }
        detail = nil
    }
}

// === a key path that a local holds
// clean: ..., and its value is detached
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Home Detail

struct Step { let router: Routing }

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
        attachChild(router)
    //  ^^^^^^^^^^^ attached_never_detached
        detail = router
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
        guard let child = detail else { return }
        let path = \Step.router
        let step = Step(router: child)
//-     print(step[keyPath: path])
//+     detachChild(step[keyPath: path])
        detail = nil
    }
}

// === a member that is looked up
// clean: ..., and detached
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Home Detail

struct Step { let router: Routing }

@dynamicMemberLookup
struct Lookup {
    let step: Step
    subscript<Value>(dynamicMember path: KeyPath<Step, Value>) -> Value { step[keyPath: path] }
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
        attachChild(router)
    //  ^^^^^^^^^^^ attached_never_detached
        detail = router
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
        guard let child = detail else { return }
        let lookup = Lookup(step: Step(router: child))
//-     print(lookup.router)
//+     detachChild(lookup.router)
        detail = nil
    }
}

// === a macro beside the child
// clean: ..., that gets it
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Home Detail

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
        attachChild(router)
    //  ^^^^^^^^^^^ attached_never_detached
        detail = router
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
        guard let child = detail else { return }
//-     #warning("close")
//+     #perform(child)
        detail = nil
    }
}
