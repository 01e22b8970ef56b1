// === a precondition
// clean: ..., a return instead
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
//-     precondition(detail == nil, "already there")
    //  ^^^^^^^^^^^^ attach_guarded_by_trap: A second 'openTapped()' stops the app here while 'Detail' is attached.
//+     guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.addChild(router.viewControllable.uiviewController)
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}

// === guard with fatalError
// clean: ..., a return instead
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
//-     guard detail == nil else { fatalError() }
    //                             ^^^^^^^^^^ attach_guarded_by_trap
//+     guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.addChild(router.viewControllable.uiviewController)
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}

// === if with preconditionFailure
// clean: ..., a return instead
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        if detail != nil {
//-         preconditionFailure("already there")
    //      ^^^^^^^^^^^^^^^^^^^ attach_guarded_by_trap
//+         return
        }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.addChild(router.viewControllable.uiviewController)
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}

// === an assertion stops debug builds only
// clean: ..., a return instead
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
//-     assert(detail == nil)
    //  ^^^^^^ attach_guarded_by_trap
//+     guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.addChild(router.viewControllable.uiviewController)
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}

// === traps about other things
// clean
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        precondition(Thread.isMainThread)
        if viewController.uiviewController.parent != nil { fatalError("embedded") }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.addChild(router.viewControllable.uiviewController)
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}

// === attached at the start only
// clean
// use: ribs-uikit, child-rib Detail, child-view Detail

protocol HomeInteractable: Interactable, DetailListener {}
protocol HomeViewControllable: ViewControllable {}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable> {
    private let detailBuilder: DetailBuildable
    private var detail: ViewableRouting?

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
    }

    override func didLoad() {
        super.didLoad()
        attachDetail()
    }

    private func attachDetail() {
        precondition(detail == nil)
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.addChild(router.viewControllable.uiviewController)
    }
}

// === a computed property that looks the child up
// clean: ..., a return instead
// use: ribs-uikit, opening-parent Home Detail

protocol DetailListener: AnyObject {
    func detailDidClose()
}

protocol DetailDependency: Dependency {}
final class DetailComponent: Component<DetailDependency> {}
protocol DetailRouting: ViewableRouting {}
final class DetailRouter: ViewableRouter<DetailInteractor, ViewControllable>, DetailRouting {}
final class DetailViewController: UIViewController, ViewControllable {}

final class DetailInteractor: Interactor {
    weak var listener: DetailListener?
    @objc func close() { listener?.detailDidClose() }
}

final class DetailBuilder: Builder<DetailDependency> {
    func build(withListener listener: DetailListener) -> DetailRouting {
        _ = DetailComponent(dependency: dependency)
        let interactor = DetailInteractor()
        interactor.listener = listener
        return DetailRouter(interactor: interactor, viewController: DetailViewController())
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuilder
    private var detail: DetailRouting? { children.lazy.compactMap { $0 as? DetailRouting }.first }

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuilder) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
//-     precondition(detail == nil)
    //  ^^^^^^^^^^^^ attach_guarded_by_trap
//+     guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
        viewController.uiviewController.addChild(router.viewControllable.uiviewController)
    }

    func detachDetail() {
        if let detail { detachChild(detail) }
    }
}
