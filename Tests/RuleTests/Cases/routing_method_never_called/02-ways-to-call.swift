// === a reference in an array
// clean: ..., called
// use: ribs, creation HomeRouter

protocol HomeRouting: Routing {
    func attachDetail()
    //   ^^^^^^^^^^^^ routing_method_never_called: Nothing calls 'attachDetail()' of 'HomeRouting'.
}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?

    @objc func open() {
        guard let router else { return }
        let steps: [() -> Void] = []
//+     [router.attachDetail].forEach { $0() }
        steps.forEach { $0() }
    }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    init(homeInteractor: HomeInteractor) {
        super.init(interactor: homeInteractor)
        homeInteractor.router = self
    }

    func attachDetail() {}
}

// === a reference in a struct
// clean: ..., given one
// use: ribs, creation HomeRouter

protocol HomeRouting: Routing {
    func attachDetail()
    //   ^^^^^^^^^^^^ routing_method_never_called: Nothing calls 'attachDetail()' of 'HomeRouting'.
}

struct Command {
    let run: () -> Void
}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?

    @objc func open() {
        guard let router else { return }
//-     Command(run: {}).run()
//+     Command(run: router.attachDetail).run()
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

// === a reference as the payload of a case
// clean: ..., given one
// use: ribs, creation HomeRouter

protocol HomeRouting: Routing {
    func attachDetail()
    //   ^^^^^^^^^^^^ routing_method_never_called: Nothing calls 'attachDetail()' of 'HomeRouting'.
}

enum Step {
    case run(() -> Void)
}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?

    @objc func open() {
        guard let router else { return }
//-     let step = Step.run({})
//+     let step = Step.run(router.attachDetail)
        if case .run(let body) = step { body() }
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

// === a reference in a dictionary
// clean: ..., given one
// use: ribs, creation HomeRouter

protocol HomeRouting: Routing {
    func attachDetail()
    //   ^^^^^^^^^^^^ routing_method_never_called: Nothing calls 'attachDetail()' of 'HomeRouting'.
}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?

    @objc func open() {
        guard let router else { return }
//-     let steps: [String: () -> Void] = ["open": {}]
//+     let steps: [String: () -> Void] = ["open": router.attachDetail]
        steps["open"]?()
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

// === a function of an extension of the protocol
// clean: ..., which calls it
// use: ribs, creation HomeRouter

protocol HomeRouting: Routing {
    func attachDetail()
    //   ^^^^^^^^^^^^ routing_method_never_called: Nothing calls 'attachDetail()' of 'HomeRouting'.
}

extension HomeRouting {
    func openFirst() {
//+     attachDetail()
    }
}

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

// === a computed property of an extension
// clean: ..., which calls it
// use: ribs, creation HomeRouter

protocol HomeRouting: Routing {
    func attachDetail()
    //   ^^^^^^^^^^^^ routing_method_never_called: Nothing calls 'attachDetail()' of 'HomeRouting'.
}

extension HomeRouting {
    var opened: Bool {
//+     attachDetail()
        return true
    }
}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?

    @objc func open() {
        guard let router else { return }
        _ = router.opened
    }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    init(homeInteractor: HomeInteractor) {
        super.init(interactor: homeInteractor)
        homeInteractor.router = self
    }

    func attachDetail() {}
}

// === a key path to such a property
// clean: ..., which calls it
// use: ribs, creation HomeRouter

protocol HomeRouting: Routing {
    func attachDetail()
    //   ^^^^^^^^^^^^ routing_method_never_called: Nothing calls 'attachDetail()' of 'HomeRouting'.
}

extension HomeRouting {
    var opened: Bool {
//+     self.attachDetail()
        return true
    }
}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?

    @objc func open() {
        guard let router else { return }
        let path = \HomeRouting.opened
        _ = router[keyPath: path]
    }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    init(homeInteractor: HomeInteractor) {
        super.init(interactor: homeInteractor)
        homeInteractor.router = self
    }

    func attachDetail() {}
}

// === a subscript of an extension
// clean: ..., which calls it
// use: ribs, creation HomeRouter

protocol HomeRouting: Routing {
    func attachDetail()
    //   ^^^^^^^^^^^^ routing_method_never_called: Nothing calls 'attachDetail()' of 'HomeRouting'.
}

extension HomeRouting {
    subscript(index: Int) -> Bool {
//+     attachDetail()
        return true
    }
}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?

    @objc func open() {
        guard let router else { return }
        _ = router[0]
    }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    init(homeInteractor: HomeInteractor) {
        super.init(interactor: homeInteractor)
        homeInteractor.router = self
    }

    func attachDetail() {}
}
