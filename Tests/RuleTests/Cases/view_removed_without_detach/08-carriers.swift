// === a router in a struct
// clean: ..., which detaches it
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

struct Closing {
    let target: ViewableRouting
    let isAnimated: Bool
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        viewController.uiviewController.dismiss(animated: true)
        //                              ^^^^^^^ view_removed_without_detach
        let closing = Closing(target: router, isAnimated: true)
        print(closing.isAnimated)
//+     detachChild(closing.target)
        detail = nil
    }
}

// === a router in a local list
// clean: ..., which detaches it
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        viewController.uiviewController.dismiss(animated: true)
        //                              ^^^^^^^ view_removed_without_detach
        var closing: [ViewableRouting] = []
        closing.append(router)
        for item in closing {
            print("closing")
//+         detachChild(item)
        }
        detail = nil
    }
}

// === a router that an own function is passed
// clean: ..., and absent code gets
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        viewController.uiviewController.dismiss(animated: true)
        //                              ^^^^^^^ view_removed_without_detach
        end(router)
        detail = nil
    }

    private func end(_ router: ViewableRouting) {
        print("closing")
//+     FlowCoordinator.shared.pending = router
    }
}

// === a router that is assigned to a property of a struct
// clean: ..., and detached from there
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

struct Kept {
    var target: ViewableRouting?
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        viewController.uiviewController.dismiss(animated: true)
        //                              ^^^^^^^ view_removed_without_detach
        var kept = Kept()
        kept.target = router
        if let target = kept.target {
            print(target)
//+         detachChild(target)
        }
        detail = nil
    }
}

// === the payload of a case
// clean: ..., and detached
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

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
        guard case .idle = mode else { return }
        let router = detailBuilder.build(withListener: interactor)
        mode = .detail(router)
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard case let .detail(router) = mode else { return }
        viewController.uiviewController.dismiss(animated: true)
        //                              ^^^^^^^ view_removed_without_detach
        print(router)
//+     detachChild(router)
        mode = .idle
    }
}

// === an element of an array
// clean: ..., and detached
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var shown: [ViewableRouting] = []

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard shown.isEmpty else { return }
        let router = detailBuilder.build(withListener: interactor)
        shown.append(router)
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard !shown.isEmpty else { return }
        let router = shown[0]
        viewController.uiviewController.dismiss(animated: true)
        //                              ^^^^^^^ view_removed_without_detach
        print(router)
//+     detachChild(router)
        shown.remove(at: 0)
    }
}

// === a closure that is kept captures the router
// clean: ..., and detaches it
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail
    private var onEnd: (() -> Void)?

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        viewController.uiviewController.dismiss(animated: true)
        //                              ^^^^^^^ view_removed_without_detach
        onEnd = { [weak self] in
            print(router)
//+         self?.detachChild(router)
        }
        detail = nil
        end()
    }

    private func end() {
        onEnd?()
        onEnd = nil
    }
}
