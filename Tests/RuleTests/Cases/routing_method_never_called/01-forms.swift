// === a routing function that nothing calls
// clean: ..., called
// use: ribs, creation HomeRouter

protocol HomeRouting: Routing {
    func attachDetail()
    //   ^^^^^^^^^^^^ routing_method_never_called: Nothing calls 'attachDetail()' of 'HomeRouting'.
    func attachHelp(animated: Bool)
}

protocol ListRouting: Routing {
    func attachDetail()
}

final class ListInteractor: Interactor {
    weak var router: ListRouting?
    @objc func open() { router?.attachDetail() }
}

final class ListRouter: Router<ListInteractor>, ListRouting {
    init(listInteractor: ListInteractor) {
        super.init(interactor: listInteractor)
        listInteractor.router = self
    }

    func attachDetail() {}
}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?

    @objc func open() {
        router?.attachHelp(animated: true)
//+     router?.attachDetail()
    }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    init(homeInteractor: HomeInteractor) {
        super.init(interactor: homeInteractor)
        homeInteractor.router = self
    }

    func attachDetail() {}
    //   ~~~~~~~~~~~~ this function never runs
    func attachHelp(animated: Bool) {}
}

// === called by another router, by an app delegate, as a value and on a value of an unknown type; default implementations
// clean
// use: ribs, creation HomeRouter

protocol HomeRouting: Routing {
    func attachTabs()
    func open(_ link: String)
    func attachDetail()
    func close()
    func refresh()
    func nothing()
}

extension HomeRouting {
    func nothing() {}
}

protocol UnusedRouting: Routing {
    func attachAnything()
}

final class HomeInteractor: Interactor {
    weak var router: HomeRouting?

    @objc func tap() {
        let attach = router?.attachDetail
        attach?()
        make().close()
    }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
    init(homeInteractor: HomeInteractor) {
        super.init(interactor: homeInteractor)
        homeInteractor.router = self
    }

    func attachTabs() { refresh() }
    func open(_ link: String) {}
    func attachDetail() {}
    func close() {}
    func refresh() {}
}

final class RootRouter: Router<Interactor> {
    private let home: HomeRouting

    init(home: HomeRouting) {
        self.home = home
        super.init(interactor: Interactor())
    }

    override func didLoad() {
        super.didLoad()
        home.attachTabs()
    }
}

final class AppDelegate {
    var home: HomeRouter?
    func open(_ link: String) { home?.open(link) }
}
