// === configured and not shown
// clean: ..., presented
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
    //  ^^^^^^^^^^^ attached_never_shown
        let view = router.viewControllable.uiviewController
        view.modalPresentationStyle = .fullScreen
//+     viewController.uiviewController.present(view, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        viewController.uiviewController.dismiss(animated: true)
        detachChild(router)
        detail = nil
    }
}

// === held by a struct
// clean: ..., and shown from it
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

struct Transition {
    let target: ViewControllable
    let isAnimated: Bool
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
    //  ^^^^^^^^^^^ attached_never_shown
        let transition = Transition(target: router.viewControllable, isAnimated: true)
        transition.target.uiviewController.modalPresentationStyle = .fullScreen
//+     viewController.uiviewController.present(transition.target.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        viewController.uiviewController.dismiss(animated: true)
        detachChild(router)
        detail = nil
    }
}

// === the payload of a case
// clean: ..., and shown there
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

enum Transition {
    case none
    case open(ViewControllable)
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
    //  ^^^^^^^^^^^ attached_never_shown
        switch Transition.open(router.viewControllable) {
        case .none: break
        case .open(let target):
            target.uiviewController.modalPresentationStyle = .fullScreen
//+         viewController.uiviewController.present(target.uiviewController, animated: true)
        }
    }

    func detachDetail() {
        guard let router = detail else { return }
        viewController.uiviewController.dismiss(animated: true)
        detachChild(router)
        detail = nil
    }
}

// === gathered in an array of the router
// clean: ..., and shown from it
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    private var pending: [ViewControllable] = []

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
    //  ^^^^^^^^^^^ attached_never_shown
        pending.append(router.viewControllable)
        for view in pending {
            view.uiviewController.modalPresentationStyle = .fullScreen
//+         viewController.uiviewController.present(view.uiviewController, animated: true)
        }
    }

    func detachDetail() {
        guard let router = detail else { return }
        viewController.uiviewController.dismiss(animated: true)
        detachChild(router)
        detail = nil
    }
}

// === passed to a closure
// clean: ..., which shows it
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
    //  ^^^^^^^^^^^ attached_never_shown
        let open: (ViewControllable) -> Void = { view in
            view.uiviewController.modalPresentationStyle = .fullScreen
//+         self.viewController.uiviewController.present(view.uiviewController, animated: true)
        }
        open(router.viewControllable)
    }

    func detachDetail() {
        guard let router = detail else { return }
        viewController.uiviewController.dismiss(animated: true)
        detachChild(router)
        detail = nil
    }
}

// === carried by a generic function
// clean: ..., which a closure shows
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

func carry<Value>(_ value: Value, to end: (Value) -> Void) { end(value) }

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
    //  ^^^^^^^^^^^ attached_never_shown
        carry(router.viewControllable) { view in
            view.uiviewController.modalPresentationStyle = .fullScreen
//+         viewController.uiviewController.present(view.uiviewController, animated: true)
        }
    }

    func detachDetail() {
        guard let router = detail else { return }
        viewController.uiviewController.dismiss(animated: true)
        detachChild(router)
        detail = nil
    }
}

// === passed to a function of the project
// clean: ..., and to code that is absent
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

func style(_ view: ViewControllable) {
    view.uiviewController.modalPresentationStyle = .fullScreen
//+ FlowCoordinator.shared.begin(with: [view])
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
    //  ^^^^^^^^^^^ attached_never_shown
        style(router.viewControllable)
    }

    func detachDetail() {
        guard let router = detail else { return }
        viewController.uiviewController.dismiss(animated: true)
        detachChild(router)
        detail = nil
    }
}
