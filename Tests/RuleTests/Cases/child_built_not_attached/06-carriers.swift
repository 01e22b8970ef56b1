// === passed to a closure in a local
// clean: ..., which attaches it
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        //                         ^^^^^ child_built_not_attached
        detail = router
        let finish: (ViewableRouting) -> Void = { child in
            print(child)
//+         self.attachChild(child)
        }
        finish(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        router.viewControllable.uiviewController.dismiss(animated: true)
        detachChild(router)
        detail = nil
    }
}

// === the payload of a case
// clean: ..., and attached there
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

enum Request {
    case none
    case show(ViewableRouting)
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        //                         ^^^^^ child_built_not_attached
        detail = router
        switch Request.show(router) {
        case .none: break
        case .show(let child):
            print(child)
//+         attachChild(child)
        }
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        router.viewControllable.uiviewController.dismiss(animated: true)
        detachChild(router)
        detail = nil
    }
}

// === a property of an object
// clean: ..., and attached from it
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

final class Transfer {
    var value: ViewableRouting?
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        //                         ^^^^^ child_built_not_attached
        detail = router
        let transfer = Transfer()
        transfer.value = router
        if let child = transfer.value {
            print(child)
//+         attachChild(child)
        }
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        router.viewControllable.uiviewController.dismiss(animated: true)
        detachChild(router)
        detail = nil
    }
}

// === carried by a generic function
// clean: ..., to a closure that attaches it
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

func carry<Value>(_ value: Value, to end: (Value) -> Void) { end(value) }

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        //                         ^^^^^ child_built_not_attached
        detail = router
        carry(router) { child in
            print(child)
//+         attachChild(child)
        }
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        router.viewControllable.uiviewController.dismiss(animated: true)
        detachChild(router)
        detail = nil
    }
}

// === built by a closure that runs in place
// clean: ..., and attached
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router: ViewableRouting = {
            return detailBuilder.build(withListener: interactor)
            //                   ^^^^^ child_built_not_attached
        }()
        detail = router
//+     attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        router.viewControllable.uiviewController.dismiss(animated: true)
        detachChild(router)
        detail = nil
    }
}

// === carried by a stored closure
// clean: ..., and passed to code that is absent
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    private var onReady: ((ViewableRouting) -> Void)?

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        //                         ^^^^^ child_built_not_attached
        detail = router
        onReady = { child in
            print(child)
//+         FlowCoordinator.shared.begin(with: child)
        }
        onReady?(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        router.viewControllable.uiviewController.dismiss(animated: true)
        detachChild(router)
        detail = nil
    }
}

// === in an object that only the router makes
// clean: ..., and attached
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

final class ChildBox {
    let child: ViewableRouting

    init(child: ViewableRouting) {
        self.child = child
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var box: ChildBox?

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard box == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        //                         ^^^^^ child_built_not_attached
        box = ChildBox(child: router)
//+     attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let router = box?.child else { return }
        router.viewControllable.uiviewController.dismiss(animated: true)
        detachChild(router)
        box = nil
    }
}

// === a stream to which the child is not sent
// clean: ..., and to which it is sent, for whoever observes it
// use: ribs-rx-uikit, closing-child Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail
    let opened = PublishRelay<ViewableRouting>()

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        //                         ^^^^^ child_built_not_attached
        detail = router
//+     opened.accept(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        router.viewControllable.uiviewController.dismiss(animated: true)
        detachChild(router)
        detail = nil
    }
}

// === a notification without the child
// clean: ..., and with it
// use: ribs-uikit, closing-child Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        //                         ^^^^^ child_built_not_attached
        detail = router
//-     NotificationCenter.default.post(name: .init("opened"), object: nil)
//+     NotificationCenter.default.post(name: .init("opened"), object: router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        router.viewControllable.uiviewController.dismiss(animated: true)
        detachChild(router)
        detail = nil
    }
}
