// === a value that is called
// clean: ..., which calls it
// use: ribs, creation HomeRouter

protocol HomeRouting: Routing {
    func attachDetail()
    //   ^^^^^^^^^^^^ routing_method_never_called: Nothing calls 'attachDetail()' of 'HomeRouting'.
}

extension HomeRouting {
    func callAsFunction() {
//+     attachDetail()
    }
}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?

    @objc func open() {
        guard let router else { return }
        router()
    }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    init(homeInteractor: HomeInteractor) {
        super.init(interactor: homeInteractor)
        homeInteractor.router = self
    }

    func attachDetail() {}
}

// === a closure as default argument
// clean: ..., which calls it
// use: ribs, creation HomeRouter

protocol HomeRouting: Routing {
    func attachDetail()
    //   ^^^^^^^^^^^^ routing_method_never_called: Nothing calls 'attachDetail()' of 'HomeRouting'.
}

//-func open(_ router: HomeRouting, by body: (HomeRouting) -> Void = { _ in }) { body(router) }
//+func open(_ router: HomeRouting, by body: (HomeRouting) -> Void = { $0.attachDetail() }) { body(router) }

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?

    @objc func open() {
        guard let router else { return }
        open(router)
    }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    init(homeInteractor: HomeInteractor) {
        super.init(interactor: homeInteractor)
        homeInteractor.router = self
    }

    func attachDetail() {}
}

// === a call as an autoclosure
// clean: ..., which calls it
// use: ribs, creation HomeRouter

protocol HomeRouting: Routing {
    func attachDetail()
    //   ^^^^^^^^^^^^ routing_method_never_called: Nothing calls 'attachDetail()' of 'HomeRouting'.
}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?

    private func later(_ body: @autoclosure () -> Void) { body() }

    @objc func open() {
        guard let router else { return }
//+     later(router.attachDetail())
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

// === an argument of a macro
// clean: ..., which calls it
// use: ribs, creation HomeRouter

protocol HomeRouting: Routing {
    func attachDetail()
    //   ^^^^^^^^^^^^ routing_method_never_called: Nothing calls 'attachDetail()' of 'HomeRouting'.
}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?

    @objc func open() {
        guard let router else { return }
//+     #traced(router.attachDetail())
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

// === an operator
// clean: ..., which calls it
// use: ribs, creation HomeRouter

protocol HomeRouting: Routing {
    func attachDetail()
    //   ^^^^^^^^^^^^ routing_method_never_called: Nothing calls 'attachDetail()' of 'HomeRouting'.
}

prefix operator ~~

prefix func ~~ (router: HomeRouting) {
//+ router.attachDetail()
}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?

    @objc func open() {
        guard let router else { return }
        ~~router
    }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    init(homeInteractor: HomeInteractor) {
        super.init(interactor: homeInteractor)
        homeInteractor.router = self
    }

    func attachDetail() {}
}

// === through a protocol that looks members up dynamically
// clean: ..., which calls it
// use: ribs, creation HomeRouter

protocol HomeRouting: Routing {
    func attachDetail()
    //   ^^^^^^^^^^^^ routing_method_never_called: Nothing calls 'attachDetail()' of 'HomeRouting'.
}

@dynamicMemberLookup
struct Proxy<Value> {
    let value: Value
    subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member { value[keyPath: path] }
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
        _ = Proxy(value: router).opened
    }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    init(homeInteractor: HomeInteractor) {
        super.init(interactor: homeInteractor)
        homeInteractor.router = self
    }

    func attachDetail() {}
}
