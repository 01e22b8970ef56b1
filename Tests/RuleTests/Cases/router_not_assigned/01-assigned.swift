// === the router's initializer forgets the assignment
// clean: the router's initializer assigns it, through the protocol
// use: ribs

protocol QuoteRouting: ViewableRouting {
    func routeToDetail()
}

protocol QuoteInteractable: Interactable {
    var router: QuoteRouting? { get set }
}

final class QuoteInteractor: Interactor, QuoteInteractable {
    weak var router: QuoteRouting?
    //       ^^^^^^ router_not_assigned: 'QuoteInteractor' uses 'router', but nothing assigns it.

    func didSelect() {
        router?.routeToDetail()
//      ~~~~~~ it is used here
    }
}

final class QuoteRouter: ViewableRouter<QuoteInteractable, ViewControllable>, QuoteRouting {
    override init(interactor: QuoteInteractable, viewController: ViewControllable) {
    //       ~~~~ the interactor receives no router here
        super.init(interactor: interactor, viewController: viewController)
//+     interactor.router = self
    }

    func routeToDetail() {}
}

// === assigned in 'didLoad'
// use: ribs, viewless-detail-routing Quote, detail-interactor Quote

final class QuoteRouter: Router<QuoteInteractor>, QuoteRouting {
    override func didLoad() {
        super.didLoad()
        interactor.router = self
    }

    func routeToDetail() {}
}

// === assigned after a cast
// use: ribs, viewless-detail-routing Quote, detail-interactor Quote

final class QuoteRouter: Router<Interactable>, QuoteRouting {
    override init(interactor: Interactable) {
        super.init(interactor: interactor)
        if let own = interactor as? QuoteInteractor {
            own.router = self
        }
    }

    func routeToDetail() {}
}

// === assigned by the builder
// use: ribs, viewless-detail-routing Quote, detail-interactor Quote, detail-router Quote

final class QuoteComponent: Component<EmptyDependency> {}

final class QuoteBuilder: Builder<EmptyDependency> {
    func build() -> QuoteRouting {
        _ = QuoteComponent(dependency: dependency)
        let interactor = QuoteInteractor()
        let router = QuoteRouter(interactor: interactor)
        interactor.router = router
        return router
    }
}

// === assigned by a component that makes the interactor
// use: ribs, viewless-detail-routing Quote, detail-interactor Quote, detail-router Quote

final class QuoteComponent: Component<EmptyDependency> {
    func makeRouter() -> QuoteRouter {
        let interactor = QuoteInteractor()
        let router = QuoteRouter(interactor: interactor)
        interactor.router = router
        return router
    }
}

// === assigned in a generic base router, whose interactor is a protocol with the property
// use: ribs

protocol RouterHolding: Interactable {
    var router: QuoteRouting? { get set }
}

// use: viewless-detail-routing Quote

final class QuoteInteractor: Interactor, RouterHolding {
    weak var router: QuoteRouting?

    func didSelect() {
        router?.routeToDetail()
    }
}

class BaseRouter<InteractorType: RouterHolding>: Router<InteractorType>, QuoteRouting {
    override init(interactor: InteractorType) {
        super.init(interactor: interactor)
        interactor.router = self
    }

    func routeToDetail() {}
}

final class QuoteRouter: BaseRouter<QuoteInteractor> {}

// === assigned in a closure that configures the interactor
// use: ribs, viewless-detail-routing Quote

final class QuoteInteractor: Interactor {
    weak var router: QuoteRouting?

    func didSelect() {
        router?.routeToDetail()
    }

    func configure(_ body: (QuoteInteractor) -> Void) {
        body(self)
    }
}

final class QuoteRouter: Router<QuoteInteractor>, QuoteRouting {
    override init(interactor: QuoteInteractor) {
        super.init(interactor: interactor)
        interactor.configure { (quote: QuoteInteractor) in quote.router = self }
    }

    func routeToDetail() {}
}

// === a stored copy of the interactor is given the router
// use: ribs, viewless-detail-routing Quote, detail-interactor Quote

final class QuoteRouter: Router<Interactable>, QuoteRouting {
    private let internalInteractor: QuoteInteractor

    init(quote: QuoteInteractor) {
        internalInteractor = quote
        super.init(interactor: quote)
    }

    override func didLoad() {
        internalInteractor.router = self
    }

    func routeToDetail() {}
}

// === the interactor's initializer takes it
// use: ribs, viewless-detail-routing Quote

final class QuoteInteractor: Interactor {
    private weak var router: QuoteRouting?

    init(router: QuoteRouting) {
        self.router = router
        super.init()
    }

    func didSelect() {
        router?.routeToDetail()
    }
}

// use: detail-router Quote
