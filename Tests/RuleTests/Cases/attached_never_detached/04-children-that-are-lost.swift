// === a subscript of the router
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var shown: [Int: ViewableRouting] = [:]
    private subscript(id: Int) -> ViewableRouting? {
        get { shown[id] }
        set { shown[id] = newValue }
    }

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard children.isEmpty else { return }
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
        self[0] = router
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
        if let router = self[0] { detachChild(router) }
        self[0] = nil
    }
}

// === a key path
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
        guard children.isEmpty else { return }
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
        self[keyPath: \HomeRouter.detail] = router
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
        if let router = self[keyPath: \HomeRouter.detail] { detachChild(router) }
        self[keyPath: \HomeRouter.detail] = nil
    }
}

// === an operator
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Home Detail

infix operator <+
func <+ (list: inout [ViewableRouting], router: ViewableRouting) { list.append(router) }

infix operator <-
func <- (parent: ViewableRouting, router: Routing) { parent.detachChild(router) }

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
        shown <+ router
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
        shown.forEach { self <- $0 }
        shown = []
    }
}

// === an object of code that is absent
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private let stack: RouterStack<ViewableRouting> = RouterStack()

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard children.isEmpty else { return }
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
        stack.push(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
        stack.popAll(from: self)
    }
}

// === an observer of the property
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var detail: ViewableRouting? {
        didSet { if let oldValue { detachChild(oldValue) } }
    }

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard children.isEmpty else { return }
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
        detail = router
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
        detail = nil
    }
}

// === a closure
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var close: (() -> Void)?

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard children.isEmpty else { return }
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
        close = { [weak self] in self?.detachChild(router) }
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
        close?()
        close = nil
    }
}

// === a function of optionals takes the child out
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Home Detail

extension Optional {
    mutating func take() -> Wrapped? {
        defer { self = nil }
        return self
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
        guard children.isEmpty else { return }
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
        detail = router
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
        guard let router = detail.take() else { return }
        detachChild(router)
    }
}
