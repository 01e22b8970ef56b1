// === a property references the use case weakly
// clean: ..., strongly
// use: ribs-rx

final class Hub {
    weak var first: PriceUseCase?
    var last: PriceUseCase?
    var all: [PriceUseCase] = []
    var named: [String: PriceUseCase] = [:]
    var state = State.free
    var entry: Entry?

    enum State {
        case free, used(PriceUseCase)
    }

    struct Entry {
        let name: String
        var owner: PriceUseCase?
    }
}

final class PriceUseCase {
    private var count = 0

    init(_ hub: Hub) {
//-     hub.first = self
//+     hub.last = self
    }

    func prices() -> Observable<Int> { Observable.just(1).do(onNext: { [weak self] _ in self?.count += 1 }) }
}

final class HomeComponent: Component<EmptyDependency> {
    let hub = Hub()
    var useCase: PriceUseCase { PriceUseCase(hub) }
    //  ^^^^^^^ component_property_made_anew: The 'PriceUseCase' of 'useCase' only lives for one call
}

final class HomeInteractor: Interactor {
    init(prices: Observable<Int>) { super.init() }
}

final class HomeBuilder: Builder<EmptyDependency> {
    func build() -> Routing {
        let component = HomeComponent(dependency: dependency)
        return Router(interactor: HomeInteractor(prices: component.useCase.prices()))
    }
}

// === nothing gets the use case
// clean: an array gets it
// use: ribs-rx

final class Hub {
    weak var first: PriceUseCase?
    var last: PriceUseCase?
    var all: [PriceUseCase] = []
    var named: [String: PriceUseCase] = [:]
    var state = State.free
    var entry: Entry?

    enum State {
        case free, used(PriceUseCase)
    }

    struct Entry {
        let name: String
        var owner: PriceUseCase?
    }
}

final class PriceUseCase {
    private var count = 0

    init(_ hub: Hub) {
//-     hub.all = []
//+     hub.all = [self]
    }

    func prices() -> Observable<Int> { Observable.just(1).do(onNext: { [weak self] _ in self?.count += 1 }) }
}

final class HomeComponent: Component<EmptyDependency> {
    let hub = Hub()
    var useCase: PriceUseCase { PriceUseCase(hub) }
    //  ^^^^^^^ component_property_made_anew: The 'PriceUseCase' of 'useCase' only lives for one call
}

final class HomeInteractor: Interactor {
    init(prices: Observable<Int>) { super.init() }
}

final class HomeBuilder: Builder<EmptyDependency> {
    func build() -> Routing {
        let component = HomeComponent(dependency: dependency)
        return Router(interactor: HomeInteractor(prices: component.useCase.prices()))
    }
}

// === a dictionary without the use case
// clean: ..., with it
// use: ribs-rx

final class Hub {
    weak var first: PriceUseCase?
    var last: PriceUseCase?
    var all: [PriceUseCase] = []
    var named: [String: PriceUseCase] = [:]
    var state = State.free
    var entry: Entry?

    enum State {
        case free, used(PriceUseCase)
    }

    struct Entry {
        let name: String
        var owner: PriceUseCase?
    }
}

final class PriceUseCase {
    private var count = 0

    init(_ hub: Hub) {
//-     hub.named = [:]
//+     hub.named["price"] = self
    }

    func prices() -> Observable<Int> { Observable.just(1).do(onNext: { [weak self] _ in self?.count += 1 }) }
}

final class HomeComponent: Component<EmptyDependency> {
    let hub = Hub()
    var useCase: PriceUseCase { PriceUseCase(hub) }
    //  ^^^^^^^ component_property_made_anew: The 'PriceUseCase' of 'useCase' only lives for one call
}

final class HomeInteractor: Interactor {
    init(prices: Observable<Int>) { super.init() }
}

final class HomeBuilder: Builder<EmptyDependency> {
    func build() -> Routing {
        let component = HomeComponent(dependency: dependency)
        return Router(interactor: HomeInteractor(prices: component.useCase.prices()))
    }
}

// === a case without a payload
// clean: ..., with the use case
// use: ribs-rx

final class Hub {
    weak var first: PriceUseCase?
    var last: PriceUseCase?
    var all: [PriceUseCase] = []
    var named: [String: PriceUseCase] = [:]
    var state = State.free
    var entry: Entry?

    enum State {
        case free, used(PriceUseCase)
    }

    struct Entry {
        let name: String
        var owner: PriceUseCase?
    }
}

final class PriceUseCase {
    private var count = 0

    init(_ hub: Hub) {
//-     hub.state = .free
//+     let state = Hub.State.used(self)
//+     hub.state = state
    }

    func prices() -> Observable<Int> { Observable.just(1).do(onNext: { [weak self] _ in self?.count += 1 }) }
}

final class HomeComponent: Component<EmptyDependency> {
    let hub = Hub()
    var useCase: PriceUseCase { PriceUseCase(hub) }
    //  ^^^^^^^ component_property_made_anew: The 'PriceUseCase' of 'useCase' only lives for one call
}

final class HomeInteractor: Interactor {
    init(prices: Observable<Int>) { super.init() }
}

final class HomeBuilder: Builder<EmptyDependency> {
    func build() -> Routing {
        let component = HomeComponent(dependency: dependency)
        return Router(interactor: HomeInteractor(prices: component.useCase.prices()))
    }
}
