// === a payload
// clean: ..., detached
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Home Detail

private enum State {
    case none
    case shown(ViewableRouting)
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var state = State.none

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
        state = .shown(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
//+     if case .shown(let router) = state { detachChild(router) }
//+     state = .none
    }
}

// === a structure
// clean: ..., detached
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Home Detail

private struct Screen {
    var router: ViewableRouting?
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var screen = Screen()

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
        screen.router = router
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
//+     if let router = screen.router { detachChild(router) }
//+     screen.router = nil
    }
}

// === an object
// clean: ..., detached
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Home Detail

private final class ScreenStack {
    private var routers: [ViewableRouting] = []

    func push(_ router: ViewableRouting) { routers.append(router) }
    func pop() -> ViewableRouting? { routers.popLast() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private let stack = ScreenStack()

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
        stack.push(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
//+     if let router = stack.pop() { detachChild(router) }
    }
}

// === an element of a tuple
// clean: ..., detached
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var screen: (router: ViewableRouting, id: Int)?

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
        screen = (router, 1)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
//+     if let screen { detachChild(screen.router) }
//+     screen = nil
    }
}

// === one of two properties, by an expression
// clean: ..., detached
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var first: ViewableRouting?
    private var second: ViewableRouting?

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
        if children.count == 1 { first = router } else { second = router }
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
//+     let shown = children.count == 1 ? first : second
//+     if let shown { detachChild(shown) }
//+     (first, second) = (nil, nil)
    }
}

// === a local function
// clean: ..., detached
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
    //  ^^^^^^^^^^^ attached_never_detached: but nothing detaches it when the user leaves its view
        detail = router
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
//+     func close(_ router: ViewableRouting) { detachChild(router) }
//+     if let detail { close(detail) }
//+     detail = nil
    }
}

// === a structure in five others
// clean: ..., detached
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Home Detail

private struct Screen {
    var router: ViewableRouting?
}

private struct Layer {
    var screen = Screen()
}

private struct Tab {
    var layer = Layer()
}

private struct Window {
    var tab = Tab()
}

private struct Display {
    var window = Window()
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var display = Display()

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
        display.window.tab.layer.screen.router = router
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
//+     if let router = display.window.tab.layer.screen.router { detachChild(router) }
//+     display.window.tab.layer.screen.router = nil
    }
}
