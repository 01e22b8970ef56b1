// === a use case that lives for one call, whose stream captures it weakly
// clean: ..., shared
// use: ribs-rx

final class PriceUseCase {
    private let repository = PriceRepository()
    private var count = 0

    func prices() -> Observable<Int> {
        repository.prices().do(onNext: { [weak self] _ in self?.count += 1 })
        //                             ~ this closure captures it weakly
    }
}

final class PriceRepository {
    func prices() -> Observable<Int> { .just(1) }
}

final class HomeComponent: Component<EmptyDependency> {
//- var useCase: PriceUseCase { PriceUseCase() }
    //  ^^^^^^^ component_property_made_anew: The 'PriceUseCase' of 'useCase' only lives for one call
//+ var useCase: PriceUseCase { shared { PriceUseCase() } }
}

final class HomeInteractor: Interactor {
    init(prices: Observable<Int>) { super.init() }
}

final class HomeBuilder: Builder<EmptyDependency> {
    func build() -> Routing {
        let component = HomeComponent(dependency: dependency)
        return Router(interactor: HomeInteractor(prices: component.useCase.prices()))
        //                                                         ~~~~~~~ it is created for this call
    }
}

// === the stream captures the use case strongly, or not at all
// use: ribs-rx

final class PriceUseCase {
    private let repository = PriceRepository()
    private var count = 0

    func prices() -> Observable<Int> { repository.prices().map { self.count + $0 } }

    func names() -> Observable<Int> { repository.prices() }

    func both() -> Observable<Int> {
        repository.prices().map { self.count + $0 }.do(onNext: { [weak self] _ in self?.count += 1 })
    }
}

final class PriceRepository {
    func prices() -> Observable<Int> { .just(1) }
}

final class HomeComponent: Component<EmptyDependency> {
    var useCase: PriceUseCase { PriceUseCase() }
}

final class HomeInteractor: Interactor {
    init(_ prices: [Observable<Int>]) { super.init() }
}

final class HomeBuilder: Builder<EmptyDependency> {
    func build() -> Routing {
        let component = HomeComponent(dependency: dependency)
        let useCase = component.useCase
        return Router(
            interactor: HomeInteractor([
                component.useCase.prices(), component.useCase.names(), component.useCase.both(), useCase.prices(),
            ]))
    }
}

// === the use case is kept by the interactor that calls it
// use: ribs-rx

final class PriceUseCase {
    private var count = 0

    func prices() -> Observable<Int> { Observable.just(1).do(onNext: { [weak self] _ in self?.count += 1 }) }
}

final class HomeComponent: Component<EmptyDependency> {
    var useCase: PriceUseCase { PriceUseCase() }
}

final class HomeInteractor: Interactor {
    private let useCase: PriceUseCase

    init(useCase: PriceUseCase) {
        self.useCase = useCase
        super.init()
    }
}

final class HomeBuilder: Builder<EmptyDependency> {
    func build() -> Routing {
        let component = HomeComponent(dependency: dependency)
        return Router(interactor: HomeInteractor(useCase: component.useCase))
    }
}
