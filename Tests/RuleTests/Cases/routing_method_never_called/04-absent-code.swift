// === the router stays
// clean: ..., is given to a function that nothing declares
// use: ribs, creation HomeRouter

protocol HomeRouting: Routing {
    func attachDetail()
    //   ^^^^^^^^^^^^ routing_method_never_called: Nothing calls 'attachDetail()' of 'HomeRouting'.
}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?

    @objc func open() {
        guard let router else { return }
        let kept = router
//+     FlowCoordinator.shared.perform(kept)
        _ = kept
    }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    init(homeInteractor: HomeInteractor) {
        super.init(interactor: homeInteractor)
        homeInteractor.router = self
    }

    func attachDetail() {}
}

// === the router in an array
// clean: ..., which such a function gets
// use: ribs, creation HomeRouter

protocol HomeRouting: Routing {
    func attachDetail()
    //   ^^^^^^^^^^^^ routing_method_never_called: Nothing calls 'attachDetail()' of 'HomeRouting'.
}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?

    @objc func open() {
        guard let router else { return }
        let kept = [router]
//+     FlowCoordinator.shared.perform(kept)
        _ = kept
    }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    init(homeInteractor: HomeInteractor) {
        super.init(interactor: homeInteractor)
        homeInteractor.router = self
    }

    func attachDetail() {}
}

// === the router in a struct
// clean: ..., which such a function gets
// use: ribs, creation HomeRouter

protocol HomeRouting: Routing {
    func attachDetail()
    //   ^^^^^^^^^^^^ routing_method_never_called: Nothing calls 'attachDetail()' of 'HomeRouting'.
}

struct Flow {
    let target: HomeRouting
}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?

    @objc func open() {
        guard let router else { return }
        let kept = Flow(target: router)
//+     FlowCoordinator.shared.perform(kept)
        _ = kept
    }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    init(homeInteractor: HomeInteractor) {
        super.init(interactor: homeInteractor)
        homeInteractor.router = self
    }

    func attachDetail() {}
}

// === the router in a case
// clean: ..., which such a type gets
// use: ribs, creation HomeRouter

protocol HomeRouting: Routing {
    func attachDetail()
    //   ^^^^^^^^^^^^ routing_method_never_called: Nothing calls 'attachDetail()' of 'HomeRouting'.
}

enum Flow {
    case open(HomeRouting, isAnimated: Bool)
}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?

    @objc func open() {
        guard let router else { return }
        let kept = Flow.open(router, isAnimated: true)
//-     _ = kept
//+     FlowTransition(for: kept).start()
    }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    init(homeInteractor: HomeInteractor) {
        super.init(interactor: homeInteractor)
        homeInteractor.router = self
    }

    func attachDetail() {}
}

// === the router is kept
// clean: ..., in a property that nothing declares
// use: ribs, creation HomeRouter

protocol HomeRouting: Routing {
    func attachDetail()
    //   ^^^^^^^^^^^^ routing_method_never_called: Nothing calls 'attachDetail()' of 'HomeRouting'.
}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?

    @objc func open() {
        guard let router else { return }
//-     _ = router
//+     FlowCoordinator.shared.pending = router
    }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    init(homeInteractor: HomeInteractor) {
        super.init(interactor: homeInteractor)
        homeInteractor.router = self
    }

    func attachDetail() {}
}

// === an operator of the project
// clean: ..., one that nothing declares
// use: ribs, creation HomeRouter

protocol HomeRouting: Routing {
    func attachDetail()
    //   ^^^^^^^^^^^^ routing_method_never_called: Nothing calls 'attachDetail()' of 'HomeRouting'.
}

infix operator <+

func <+ (name: String, router: HomeRouting) {}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?

    @objc func open() {
        guard let router else { return }
//-     "open" <+ router
//+     "open" <~ router
    }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    init(homeInteractor: HomeInteractor) {
        super.init(interactor: homeInteractor)
        homeInteractor.router = self
    }

    func attachDetail() {}
}

// === a function of the class
// clean: ..., which only stops the program
// use: ribs, creation HomeRouter

protocol HomeRouting: Routing {
    func attachDetail()
    //   ^^^^^^^^^^^^ routing_method_never_called: Nothing calls 'attachDetail()' of 'HomeRouting'.
}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?

    private func perform(_ router: HomeRouting) {
//+     fatalError()
    }

    @objc func open() {
        guard let router else { return }
        perform(router)
    }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    init(homeInteractor: HomeInteractor) {
        super.init(interactor: homeInteractor)
        homeInteractor.router = self
    }

    func attachDetail() {}
}

// === a function of an extension
// clean: ..., which is not there
// use: ribs, creation HomeRouter

protocol HomeRouting: Routing {
    func attachDetail()
    //   ^^^^^^^^^^^^ routing_method_never_called: Nothing calls 'attachDetail()' of 'HomeRouting'.
}

//-extension HomeRouting {
//-    func openFirst() {}
//-}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?

    @objc func open() {
        guard let router else { return }
        router.openFirst()
    }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    init(homeInteractor: HomeInteractor) {
        super.init(interactor: homeInteractor)
        homeInteractor.router = self
    }

    func attachDetail() {}
}
