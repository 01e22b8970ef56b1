// === another object starts workers of unknown classes, and cannot have this one
// clean: ..., passed to it
// use: ribs

final class PriceWorker: Worker {
    override func didStart(_ interactorScope: InteractorScope) { observe() }

    private func observe() {}
}

protocol OfferWorking: Working {}

final class OfferWorker: Worker, OfferWorking {
    override func didStart(_ interactorScope: InteractorScope) { observe() }

    private func observe() {}
}

final class Starter {
    private var workers: [Working] = []

    func add(_ worker: Working) { workers.append(worker) }

    func begin(for scope: InteractorScope) { workers.forEach { $0.start(scope) } }
}

final class HomeComponent: Component<EmptyDependency> {
    var offerWorker: OfferWorking { shared { OfferWorker() } }
    let starter = Starter()
}

final class HomeInteractor: Interactor {
    private let prices = PriceWorker()
    //          ^^^^^^ worker_never_started
    private let offers: OfferWorking
    //          ^^^^^^ worker_never_started

    init(offers: OfferWorking) {
        self.offers = offers
        super.init()
    }
//+ func register(with starter: Starter) {
//+     starter.add(prices)
//+     starter.add(offers)
//+ }
}

final class HomeBuilder: Builder<EmptyDependency> {
    func build() -> Routing {
        let component = HomeComponent(dependency: dependency)
        return Router(interactor: HomeInteractor(offers: component.offerWorker))
    }
}

// === look-alikes: the component also gives the worker to what starts it, or a list has another one
// use: ribs

final class PriceWorker: Worker {
    override func didStart(_ interactorScope: InteractorScope) { observe() }

    private func observe() {}
}

final class OfferWorker: Worker {
    override func didStart(_ interactorScope: InteractorScope) { observe() }

    private func observe() {}
}

final class Starter {
    private let workers: [Working]

    init(_ workers: [Working]) { self.workers = workers }

    func begin(for scope: InteractorScope) { workers.forEach { $0.start(scope) } }
}

final class HomeComponent: Component<EmptyDependency> {
    var priceWorker: PriceWorker { shared { PriceWorker() } }
    var starter: Starter { Starter([priceWorker, OfferWorker()]) }
}

final class HomeInteractor: Interactor {
    private let prices: PriceWorker
    private let offers: OfferWorker

    init(prices: PriceWorker, offers: OfferWorker) {
        self.prices = prices
        self.offers = offers
        super.init()
    }
}

final class HomeBuilder: Builder<EmptyDependency> {
    func build() -> Routing {
        let component = HomeComponent(dependency: dependency)
        return Router(interactor: HomeInteractor(prices: component.priceWorker, offers: OfferWorker()))
    }
}
