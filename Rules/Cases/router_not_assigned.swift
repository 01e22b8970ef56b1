// === the router's initializer forgets the assignment

import RIBs

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
    }

    func routeToDetail() {}
}

// === the router's initializer assigns it, through the protocol

import RIBs

protocol QuoteRouting: ViewableRouting {
    func routeToDetail()
}

protocol QuoteInteractable: Interactable {
    var router: QuoteRouting? { get set }
}

final class QuoteInteractor: Interactor, QuoteInteractable {
    weak var router: QuoteRouting?

    func didSelect() {
        router?.routeToDetail()
    }
}

final class QuoteRouter: ViewableRouter<QuoteInteractable, ViewControllable>, QuoteRouting {
    override init(interactor: QuoteInteractable, viewController: ViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func routeToDetail() {}
}

// === assigned in 'didLoad'

import RIBs

protocol QuoteRouting: Routing {
    func routeToDetail()
}

final class QuoteInteractor: Interactor {
    weak var router: QuoteRouting?

    func didSelect() {
        router?.routeToDetail()
    }
}

final class QuoteRouter: Router<QuoteInteractor>, QuoteRouting {
    override func didLoad() {
        super.didLoad()
        interactor.router = self
    }

    func routeToDetail() {}
}

// === assigned after a cast

import RIBs

protocol QuoteRouting: Routing {
    func routeToDetail()
}

final class QuoteInteractor: Interactor {
    weak var router: QuoteRouting?

    func didSelect() {
        router?.routeToDetail()
    }
}

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

import RIBs

protocol QuoteRouting: Routing {
    func routeToDetail()
}

final class QuoteInteractor: Interactor {
    weak var router: QuoteRouting?

    func didSelect() {
        router?.routeToDetail()
    }
}

final class QuoteRouter: Router<QuoteInteractor>, QuoteRouting {
    func routeToDetail() {}
}

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

import RIBs

protocol QuoteRouting: Routing {
    func routeToDetail()
}

final class QuoteInteractor: Interactor {
    weak var router: QuoteRouting?

    func didSelect() {
        router?.routeToDetail()
    }
}

final class QuoteRouter: Router<QuoteInteractor>, QuoteRouting {
    func routeToDetail() {}
}

final class QuoteComponent: Component<EmptyDependency> {
    func makeRouter() -> QuoteRouter {
        let interactor = QuoteInteractor()
        let router = QuoteRouter(interactor: interactor)
        interactor.router = router
        return router
    }
}

// === assigned in a generic base router, whose interactor is a protocol with the property

import RIBs

protocol RouterHolding: Interactable {
    var router: QuoteRouting? { get set }
}

protocol QuoteRouting: Routing {
    func routeToDetail()
}

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

import RIBs

protocol QuoteRouting: Routing {
    func routeToDetail()
}

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

import RIBs

protocol QuoteRouting: Routing {
    func routeToDetail()
}

final class QuoteInteractor: Interactor {
    weak var router: QuoteRouting?

    func didSelect() {
        router?.routeToDetail()
    }
}

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

import RIBs

protocol QuoteRouting: Routing {
    func routeToDetail()
}

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

final class QuoteRouter: Router<QuoteInteractor>, QuoteRouting {
    func routeToDetail() {}
}

// === nil is no assignment

import RIBs

protocol QuoteRouting: Routing {
    func routeToDetail()
}

final class QuoteInteractor: Interactor {
    weak var router: QuoteRouting?
    //       ^^^^^^ router_not_assigned: 'QuoteInteractor' uses 'router'

    override func willResignActive() {
        super.willResignActive()
        router?.routeToDetail()
        router = nil
    }
}

final class QuoteRouter: Router<QuoteInteractor>, QuoteRouting {
    func routeToDetail() {}
}

// === another interactor's router is assigned

import RIBs

protocol QuoteRouting: Routing {
    func routeToDetail()
}

final class QuoteInteractor: Interactor {
    weak var router: QuoteRouting?
    //       ^^^^^^ router_not_assigned: 'QuoteInteractor' uses 'router'

    func didSelect() {
        guard let router else { return }
        router.routeToDetail()
    }
}

final class QuoteRouter: Router<QuoteInteractor>, QuoteRouting {
    func routeToDetail() {}
}

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

import RIBs

protocol QuoteRouting: Routing {
    func routeToDetail()
}

final class QuoteInteractor: Interactor {
    weak var navigation: QuoteRouting?
    //       ^^^^^^^^^^ router_not_assigned: 'QuoteInteractor' uses 'navigation', but nothing assigns it.

    func didSelect() {
        navigation?.routeToDetail()
    }
}

final class QuoteRouter: Router<QuoteInteractor>, QuoteRouting {
    func routeToDetail() {}
}

// === never used

import RIBs

protocol QuoteRouting: Routing {}

final class QuoteInteractor: Interactor {
    weak var router: QuoteRouting?
}

final class QuoteRouter: Router<QuoteInteractor>, QuoteRouting {}

// === no router over the interactor

import RIBs

protocol QuoteRouting: Routing {
    func routeToDetail()
}

final class QuoteInteractor: Interactor {
    weak var router: QuoteRouting?

    func didSelect() {
        router?.routeToDetail()
    }
}

// === a function that is not analyzed receives the interactor

import RIBs
import Wiring

protocol QuoteRouting: Routing {
    func routeToDetail()
}

final class QuoteInteractor: Interactor {
    weak var router: QuoteRouting?

    func didSelect() {
        router?.routeToDetail()
    }
}

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

protocol QuoteRouting: Routing {
    func routeToDetail()
}

final class QuoteInteractor: Interactor {
    weak var router: QuoteRouting?

    func didSelect() {
        router?.routeToDetail()
    }
}

final class QuoteRouter: ConnectingRouter<QuoteInteractor>, QuoteRouting {
    func routeToDetail() {}
}

// === a base class that nothing creates

import RIBs
import RxSwift

protocol QuoteRouting: Routing {
    func routeToDetail()
}

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

final class QuoteRouter: Router<QuoteInteractor>, QuoteRouting {
    func routeToDetail() {}
}

// === a property with a setter

import RIBs

protocol QuoteRouting: Routing {
    func routeToDetail()
}

final class QuoteInteractor: Interactor {
    var router: QuoteRouting? {
    //  ^^^^^^ router_not_assigned: 'QuoteInteractor' uses 'router', but nothing assigns it.
        get { box.value }
        set { box = WeakBox(newValue) }
    }

    private var box = WeakBox<QuoteRouting>(nil)

    func didSelect() {
        router?.routeToDetail()
    }
}

final class QuoteRouter: Router<QuoteInteractor>, QuoteRouting {
    func routeToDetail() {}
}

// === a property without a setter

import RIBs

protocol QuoteRouting: Routing {
    func routeToDetail()
}

final class QuoteInteractor: Interactor {
    var router: QuoteRouting? { box.value }

    var box = WeakBox<QuoteRouting>(nil)

    func didSelect() {
        router?.routeToDetail()
    }
}

final class QuoteRouter: Router<QuoteInteractor>, QuoteRouting {
    func routeToDetail() {}
}
