// === a function of the interactor
// clean: ..., which is not there
// use: ribs, creation HomeRouter

protocol HomeRouting: Routing {
    func attachDetail()
    //   ^^^^^^^^^^^^ routing_method_never_called: Nothing calls 'attachDetail()' of 'HomeRouting'.
}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?

//- private func openFirst() {}

    @objc func open() {
        guard let router else { return }
        openFirst()
        _ = router
    }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    init(homeInteractor: HomeInteractor) {
        super.init(interactor: homeInteractor)
        homeInteractor.router = self
    }

    func attachDetail() {}
}

// === the start of the flow
// clean: ..., which only stops the program
// use: ribs, creation HomeRouter

protocol HomeRouting: Routing {
    func attachDetail()
    //   ^^^^^^^^^^^^ routing_method_never_called: Nothing calls 'attachDetail()' of 'HomeRouting'.
}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?

    private func start() {
//-     _ = router
//+     preconditionFailure("removed")
    }

    @objc func open() {
        guard let router else { return }
        start()
        _ = router
    }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    init(homeInteractor: HomeInteractor) {
        super.init(interactor: homeInteractor)
        homeInteractor.router = self
    }

    func attachDetail() {}
}

// === a closure that gets the router
// clean: ..., and the router with it
// use: ribs, creation HomeRouter

protocol HomeRouting: Routing {
    func attachDetail()
    //   ^^^^^^^^^^^^ routing_method_never_called: Nothing calls 'attachDetail()' of 'HomeRouting'.
}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?

    @objc func open() {
        guard let router else { return }
        let body: (HomeRouting) -> Void = { _ in }
        body(router)
//+     FlowCoordinator.shared.perform(router, body)
    }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    init(homeInteractor: HomeInteractor) {
        super.init(interactor: homeInteractor)
        homeInteractor.router = self
    }

    func attachDetail() {}
}

// === an initializer with a coder
// clean: ..., and a function that is not implemented
// use: ribs, creation HomeRouter

protocol HomeRouting: Routing {
    func attachDetail()
    //   ^^^^^^^^^^^^ routing_method_never_called: Nothing calls 'attachDetail()' of 'HomeRouting'.
}

protocol Flowing {
    func start(_ router: HomeRouting)
}

//-final class Flow: Flowing {
//-    func start(_ router: HomeRouting) {}
//-}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?

    var flow: Flowing?

    required init?(coder: NSCoder) { fatalError("init(coder:)") }

    @objc func open() {
        guard let router else { return }
        flow?.start(router)
    }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    init(homeInteractor: HomeInteractor) {
        super.init(interactor: homeInteractor)
        homeInteractor.router = self
    }

    func attachDetail() {}
}

// === a function that creates the router
// clean: ..., which is not there: what creates the router may call it
// use: ribs

protocol HomeRouting: Routing {
    func attachDetail()
    //   ^^^^^^^^^^^^ routing_method_never_called: Nothing calls 'attachDetail()' of 'HomeRouting'.
}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    func attachDetail() {}
}

//- func makeHome() -> HomeRouting { HomeRouter(interactor: HomeInteractor()) }
