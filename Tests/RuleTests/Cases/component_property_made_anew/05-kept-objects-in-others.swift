// === a structure without the use case
// clean: ..., that gets it later
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
//-     hub.entry = Hub.Entry(name: "price")
//+     var entry = Hub.Entry(name: "price")
//+     entry.owner = self
//+     hub.entry = entry
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

// === the use case calls a function that keeps nothing
// clean: ..., that passes the use case on
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
//-     start(hub)
//+     register(hub)
    }

    func prices() -> Observable<Int> { Observable.just(1).do(onNext: { [weak self] _ in self?.count += 1 }) }

    private func start(_ hub: Hub) { hub.all.removeAll() }

    private func register(_ hub: Hub) { hub.all.append(self) }
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

// === a function of the project reads the use case
// clean: a library gets it
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
//-     note(self)
//+     NotificationCenter.default.post(name: .started, object: self)
    }

    func prices() -> Observable<Int> { Observable.just(1).do(onNext: { [weak self] _ in self?.count += 1 }) }

    private func note(_ useCase: PriceUseCase) { print(useCase.count) }
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
