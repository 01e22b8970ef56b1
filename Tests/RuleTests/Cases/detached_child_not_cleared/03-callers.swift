// === a private function that nobody calls
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    // use: attaching-members Home Detail

    func detachDetail() {
        guard let child = detail else { return }
        detachChild(child)
        detail = nil
    }

    private func detachCurrent() {
        if let child = detail { detachChild(child) }
    }
}

// === the parent's deactivation, and deinit
// use: ribs, viewless-child Detail

protocol HomeRouting: Routing {
    func attachDetail()
    func cleanupViews()
}

protocol HomeInteractable: Interactable {
    var router: HomeRouting? { get set }
}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.attachDetail()
    }

    override func willResignActive() {
        super.willResignActive()
        router?.cleanupViews()
    }
}

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    // use: attaching-members Home Detail

    func cleanupViews() {
        if let child = detail { detachChild(child) }
    }

    deinit {
        if let child = detail { detachChild(child) }
    }
}

// === a function that has the name of another router's helper
// use: ribs, viewless-child Detail, viewless-child Help

final class FirstRouter: Router<Interactor> {
    private let detailBuilder: DetailBuildable
    private var current: Routing?

    init(interactor: Interactor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    override func didLoad() {
        super.didLoad()
        route()
    }

    func route() {
        detachCurrent()
        let child = detailBuilder.build()
        current = child
        attachChild(child)
    }

    func detachCurrent() {
        if let child = current { detachChild(child) }
    }
}

final class SecondRouter: Router<Interactor> {
    private let helpBuilder: HelpBuildable
    private var current: Routing?

    init(interactor: Interactor, helpBuilder: HelpBuildable) {
        self.helpBuilder = helpBuilder
        super.init(interactor: interactor)
    }

    override func didLoad() {
        super.didLoad()
        detachCurrent()
        let child = helpBuilder.build()
        current = child
        attachChild(child)
    }

    func detachCurrent() {
        if let child = current { detachChild(child) }
    }
}

// === a slot of a base class
// clean: a slot of a base class that is cleared
// use: ribs, viewless-child Detail

class FlowRouter: Router<Interactor> {
    let detailBuilder: DetailBuildable
    var detail: Routing?

    init(interactor: Interactor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    func attachDetail() {
        let child = detailBuilder.build()
        detail = child
        attachChild(child)
    }
}

final class HomeRouter: FlowRouter {
    func detachDetail() {
        guard let child = detail else { return }
        detachChild(child)
    //  ^^^^^^^^^^^ detached_child_not_cleared: 'HomeRouter' detaches 'Detail'
//+     detail = nil
    }
}

// === an extension detaches
// use: ribs, viewless-child Detail, routing-interactor Home Detail

final class HomeRouter: Router<HomeInteractable> {
    // use: attaching-members Home Detail
}

extension HomeRouter: HomeRouting {
    func detachDetail() {
        guard let child = detail else { return }
        detachChild(child)
    //  ^^^^^^^^^^^ detached_child_not_cleared
        reload()
    }

    private func reload() {}
}

// === a handler that is kept
// clean: a handler that is kept and clears
// use: ribs-rx, viewless-child Detail

final class HomeRouter: Router<Interactor> {
    private let detailBuilder: DetailBuildable
    private var detail: Routing?
    private var onClose: (() -> Void)?

    init(interactor: Interactor, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    func attachDetail() {
        let child = detailBuilder.build()
        detail = child
        attachChild(child)
        onClose = { [weak self] in
            guard let self = self, let stored = self.detail else { return }
            self.detachChild(stored)
            //   ^^^^^^^^^^^ detached_child_not_cleared: 'HomeRouter' detaches 'Detail'
//+         self.detail = nil
        }
    }
}
