// === nil is no assignment
// use: ribs, viewless-detail-routing Quote

final class QuoteInteractor: Interactor {
    weak var router: QuoteRouting?
    //       ^^^^^^ router_not_assigned: 'QuoteInteractor' uses 'router'

    override func willResignActive() {
        super.willResignActive()
        router?.routeToDetail()
        router = nil
    }
}

// use: detail-router Quote

// === another interactor's router is assigned
// use: ribs, viewless-detail-routing Quote

final class QuoteInteractor: Interactor {
    weak var router: QuoteRouting?
    //       ^^^^^^ router_not_assigned: 'QuoteInteractor' uses 'router'

    func didSelect() {
        guard let router else { return }
        router.routeToDetail()
    }
}

// use: detail-router Quote

protocol OrderRouting: Routing {
    func routeToReceipt()
}

final class OrderInteractor: Interactor {
    weak var router: OrderRouting?

    func didPay() {
        router?.routeToReceipt()
    }
}

final class OrderRouter: Router<OrderInteractor>, OrderRouting {
    override init(interactor: OrderInteractor) {
        super.init(interactor: interactor)
        interactor.router = self
    }

    func routeToReceipt() {}
}

// === a property by another name, of the Routing protocol of the router over the interactor
// use: ribs, viewless-detail-routing Quote

final class QuoteInteractor: Interactor {
    weak var navigation: QuoteRouting?
    //       ^^^^^^^^^^ router_not_assigned: 'QuoteInteractor' uses 'navigation', but nothing assigns it.

    func didSelect() {
        navigation?.routeToDetail()
    }
}

// use: detail-router Quote

// === never used
// use: ribs, viewless-routing Quote

final class QuoteInteractor: Interactor {
    weak var router: QuoteRouting?
}

final class QuoteRouter: Router<QuoteInteractor>, QuoteRouting {}

// === no router over the interactor
// use: ribs, viewless-detail-routing Quote, detail-interactor Quote

// === a function that is not analyzed receives the interactor

import RIBs
import Wiring

// use: viewless-detail-routing Quote, detail-interactor Quote

final class QuoteRouter: Router<QuoteInteractor>, QuoteRouting {
    override init(interactor: QuoteInteractor) {
        super.init(interactor: interactor)
        connect(interactor, to: self)
    }

    func routeToDetail() {}
}

// === the router descends from a class that is not analyzed

import RIBs
import Wiring

// use: viewless-detail-routing Quote, detail-interactor Quote

final class QuoteRouter: ConnectingRouter<QuoteInteractor>, QuoteRouting {
    func routeToDetail() {}
}

// === a base class that nothing creates
// use: ribs-rx, viewless-detail-routing Quote

class BaseInteractor: Interactor {
    weak var router: QuoteRouting?
}

final class QuoteInteractor: BaseInteractor {
    override func didBecomeActive() {
        super.didBecomeActive()
        stream.subscribe(onNext: { [weak self] in self?.router?.routeToDetail() }).disposeOnDeactivate(interactor: self)
    }

    private let stream = PublishSubject<Void>()
}

// use: detail-router Quote

// === a property with a setter
// clean: a property without a setter
// use: ribs, viewless-detail-routing Quote

final class QuoteInteractor: Interactor {
//- var router: QuoteRouting? {
    //  ^^^^^^ router_not_assigned: 'QuoteInteractor' uses 'router', but nothing assigns it.
//-     get { box.value }
//-     set { box = WeakBox(newValue) }
//- }
//+ var router: QuoteRouting? { box.value }

//- private var box = WeakBox<QuoteRouting>(nil)
//+ var box = WeakBox<QuoteRouting>(nil)

    func didSelect() {
        router?.routeToDetail()
    }
}

// use: detail-router Quote

// === a router that declares only the framework's Interactable, and that a builder creates with the interactor
// clean: ..., and assigns
// use: ribs, viewless-detail-routing Quote

protocol QuoteDependency: Dependency {}

final class QuoteComponent: Component<QuoteDependency> {}

final class QuoteInteractor: Interactor {
    weak var router: QuoteRouting?
    //       ^^^^^^ router_not_assigned: 'QuoteInteractor' uses 'router'

    func didSelect() {
        router?.routeToDetail()
    }
}

final class QuoteRouter: Router<Interactable>, QuoteRouting {
    func routeToDetail() {}
}

final class QuoteBuilder: Builder<QuoteDependency> {
    func build() -> QuoteRouting {
        _ = QuoteComponent(dependency: dependency)
        let interactor = QuoteInteractor()
        let router = QuoteRouter(interactor: interactor)
//+     interactor.router = router
        return router
    }
}
