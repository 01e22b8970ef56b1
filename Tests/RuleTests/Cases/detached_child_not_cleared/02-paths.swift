// === cleared on one branch
// clean: cleared on both branches
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    // use: attaching-members Home Detail

    var isAnimated = false

    func detachDetail() {
        guard let child = detail else { return }
        detachChild(child)
    //  ^^^^^^^^^^^ detached_child_not_cleared: 'HomeRouter' detaches 'Detail', but keeps it in 'detail' on one path.
        if isAnimated {
            detail = nil
        } else {
//+         detail = nil
            print("kept")
        }
    }
}

// === a return between the call and the assignment
// clean: a return before the call
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    // use: attaching-members Home Detail

    var isBusy = false

    func detachDetail() {
        guard let child = detail else { return }
//+     guard !isBusy else { return }
        detachChild(child)
    //  ^^^^^^^^^^^ detached_child_not_cleared: on one path
//-     guard !isBusy else { return }
        detail = nil
    }
}

// === every caller of a helper assigns
// use: ribs, viewless-child Detail

protocol HomeRouting: Routing {
    func routeToFirst()
    func routeToSecond()
}

protocol HomeInteractable: Interactable {
    var router: HomeRouting? { get set }
}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?

    func first() { router?.routeToFirst() }
    func second() { router?.routeToSecond() }
}

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var current: Routing?

    init(interactor: HomeInteractable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }

    func routeToFirst() {
        detachCurrent()
        attach()
    }

    func routeToSecond() {
        detachCurrent()
        current = nil
    }

    private func attach() {
        let child = detailBuilder.build()
        current = child
        attachChild(child)
    }

    private func detachCurrent() {
        if let current = current {
            detachChild(current)
        }
    }
}

// === one caller of a helper does not assign
// clean: all callers of a helper assign
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    // use: attaching-members Home Detail

    func detachDetail() {
        remove()
//+     detail = nil
    }

    func reattach() {
        remove()
        let next = detailBuilder.build()
        detail = next
        attachChild(next)
    }

    private func remove() {
        guard let child = detail else { return }
        detachChild(child)
    //  ^^^^^^^^^^^ detached_child_not_cleared note: detaches 'Detail', but keeps it in 'detail'; no consequence
    }
}

// === one caller assigns only if there is another child
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    // use: attaching-members Home Detail

    var plugin: DetailBuildable?

    func detachDetail() {
        remove()
        guard let plugin = plugin else { return }
        let next = plugin.build()
        detail = next
        attachChild(next)
    }

    private func remove() {
        guard let child = detail else { return }
        detachChild(child)
    //  ^^^^^^^^^^^ detached_child_not_cleared: on one path
    }
}

// === cleared by a helper, and in a defer
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    // use: attaching-members Home Detail

    func detachDetail() {
        guard let child = detail else { return }
        detachChild(child)
        forget()
    }

    func reset() {
        defer { detail = nil }
        if let child = detail { detachChild(child) }
    }

    private func forget() {
        detail = nil
    }
}

// === a helper that is handed the slot to clear
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    // use: attaching-members Home Detail

    func detachDetail() {
        guard let child = detail else { return }
        detachChild(child)
        clear(&detail)
    }

    private func clear(_ slot: inout Routing?) {
        slot = nil
    }
}

// === a wrapper that detaches what it is given
// clean: ..., and the caller clears the slot
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    // use: attaching-members Home Detail

    func detachDetail() {
        if let child = detail {
            drop(child)
    //      ^^^^ detached_child_not_cleared: 'HomeRouter' detaches 'Detail'
        }
//+     detail = nil
    }

    private func drop(_ child: Routing) {
        detachChild(child)
    }
}

// === in a completion
// clean: cleared in a completion
// use: ribs-uikit, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    private let host: UIViewController

    // use: attaching-members Home Detail

    func detachDetail() {
        guard let child = detail else { return }
        host.dismiss(animated: true) { [weak self] in
            self?.detachChild(child)
    //            ^^^^^^^^^^^ detached_child_not_cleared
//+         self?.detail = nil
        }
    }
}

// === detached in a completion, cleared at once
// use: ribs-uikit, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    private let host: UIViewController

    // use: attaching-members Home Detail

    func detachDetail() {
        guard let child = detail else { return }
        host.dismiss(animated: true) {
            self.detachChild(child)
        }
        detail = nil
    }
}

// === a switch that forgets one case
// clean: a switch that forgets no case
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    // use: attaching-members Home Detail

    enum Reason { case closed, finished }
    var reason = Reason.closed

    func detachDetail() {
        guard let child = detail else { return }
        switch reason {
        case .closed:
            detachChild(child)
            detail = nil
        case .finished:
            detachChild(child)
    //      ^^^^^^^^^^^ detached_child_not_cleared
//+         detail = nil
        }
    }
}

// === cleared together with another property
// clean: ..., the child's, too
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    private var title: String?
    private var subtitle: String?

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        router.viewControllable.uiviewController.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        viewController.uiviewController.dismiss(animated: true)
        detachChild(router)
//      ^^^^^^^^^^^ detached_child_not_cleared
//-     (title, subtitle) = (nil, nil)
//+     (self.detail, title) = (nil, nil)
    }
}
