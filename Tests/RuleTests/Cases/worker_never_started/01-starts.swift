// === a worker that nothing starts
// clean: ..., started
// use: ribs

final class PriceWorker: Worker {
    override func didStart(_ interactorScope: InteractorScope) {
        //        ~~~~~~~~ this method is for a worker that is started
        super.didStart(interactorScope)
        observePrices()
    }

    private func observePrices() {}
}

final class HomeInteractor: Interactor {
    private let worker = PriceWorker()
    //          ^^^^^^ worker_never_started: Nothing starts 'worker' of 'HomeInteractor': 'PriceWorker.didStart(_:)' never

    override func didBecomeActive() {
        super.didBecomeActive()
//+     worker.start(self)
    }
}

// === a worker behind a protocol, created by the component
// clean: ..., started by the builder
// use: ribs

protocol PriceWorking: Working {}

final class PriceWorker: Worker, PriceWorking {
    override func didStop() { release() }

    private func release() {}
}

final class HomeComponent: Component<EmptyDependency> {
    var priceWorker: PriceWorking { shared { PriceWorker() } }
}

protocol HomeRouting: Routing {}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?
    private let priceWorker: PriceWorking
    //          ^^^^^^^^^^^ worker_never_started

    init(priceWorker: PriceWorking) {
        self.priceWorker = priceWorker
        super.init()
    }
}

protocol HomeInteractable: Interactable {
    var router: HomeRouting? { get set }
}

final class HomeRouter: Router<HomeInteractable>, HomeRouting {
    override init(interactor: HomeInteractable) {
        super.init(interactor: interactor)
        interactor.router = self
    }
}

final class HomeBuilder: Builder<EmptyDependency> {
    func build() -> HomeRouting {
        let component = HomeComponent(dependency: dependency)
        let worker = component.priceWorker
        let interactor = HomeInteractor(priceWorker: worker)
//+     worker.start(interactor)
        return HomeRouter(interactor: interactor)
    }
}

// === workers of the framework's own type, which the builder passes
// clean: ..., both started
// use: ribs

final class PriceWorker: Worker {
    override func didStart(_ interactorScope: InteractorScope) { observePrices() }

    private func observePrices() {}
}

final class OfferWorker: Worker {
    override func didStart(_ interactorScope: InteractorScope) { observeOffers() }

    private func observeOffers() {}
}

final class HomeInteractor: Interactor {
    private let prices: Working
    //          ^^^^^^ worker_never_started: 'prices' of 'HomeInteractor'
    private let offers: Working

    init(prices: Working, offers: Working) {
        self.prices = prices
        self.offers = offers
        super.init()
    }

    override func didBecomeActive() {
        super.didBecomeActive()
//+     prices.start(self)
        offers.start(self)
    }

    override func willResignActive() {
        super.willResignActive()
        prices.stop()
        offers.stop()
    }
}

final class HomeBuilder: Builder<EmptyDependency> {
    func build() -> Routing {
        let component = Component(dependency: dependency)
        let interactor = HomeInteractor(prices: PriceWorker(), offers: OfferWorker())
        return Router(interactor: interactor)
    }
}

// === an array of workers
// clean: ..., each started
// use: ribs

final class PriceWorker: Worker {
    override func didStart(_ interactorScope: InteractorScope) { observePrices() }

    private func observePrices() {}
}

final class HomeInteractor: Interactor {
    private let workers: [Working]
    //          ^^^^^^^ worker_never_started

    init(workers: [Working]) {
        self.workers = workers
        super.init()
    }

    override func didBecomeActive() {
        super.didBecomeActive()
//+     workers.forEach { $0.start(self) }
    }

    override func willResignActive() {
        super.willResignActive()
        workers.forEach { $0.stop() }
    }
}

final class HomeBuilder: Builder<EmptyDependency> {
    func build() -> Routing {
        let component = Component(dependency: dependency)
        let interactor = HomeInteractor(workers: [PriceWorker()])
        return Router(interactor: interactor)
    }
}
