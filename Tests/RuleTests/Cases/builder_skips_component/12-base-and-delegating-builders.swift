// === a base builder of the project
// clean: ..., the subclass makes the component
// use: ribs-uikit

class FeatureBuilder<DependencyType>: Builder<DependencyType> {}

// use: dependency Bill, component Bill, viewable-rib Bill

final class BillBuilder: FeatureBuilder<BillDependency>, BillBuildable {
//          ^^^^^^^^^^^ builder_skips_component: BillBuilder
    func build(withListener listener: BillListener) -> ViewableRouting {
//+     _ = BillComponent(dependency: dependency)
        let viewController = BillViewController()
        let interactor = BillInteractor(presenter: viewController)
        interactor.listener = listener
        return BillRouter(interactor: interactor, viewController: viewController)
    }
}

// === a typealias of the builder base
// clean: ..., with the component
// use: ribs-uikit

typealias RIBBuilder<DependencyType> = Builder<DependencyType>

// use: dependency Rent, component Rent, viewable-rib Rent

final class RentBuilder: RIBBuilder<RentDependency> {
//          ^^^^^^^^^^^ builder_skips_component: RentBuilder
    func build(withListener listener: RentListener) -> ViewableRouting {
//+     _ = RentComponent(dependency: dependency)
        let viewController = RentViewController()
        let interactor = RentInteractor(presenter: viewController)
        interactor.listener = listener
        return RentRouter(interactor: interactor, viewController: viewController)
    }
}

// === a builder that only delegates
// use: ribs, viewless-buildable-rib Dice

final class DiceAdapter: DiceBuildable {
    private let builder: DiceBuilder

    init(dependency: DiceDependency) {
        builder = DiceBuilder(dependency: dependency)
    }

    func build() -> Routing {
        builder.build()
    }
}

// === an adapter that also constructs a router
// use: ribs, viewless-buildable-rib Dice

final class DiceAdapter: DiceBuildable {
//          ^^^^^^^^^^^ builder_skips_component: DiceAdapter
    private let builder: DiceBuildable

    init(builder: DiceBuildable) {
        self.builder = builder
    }

    func build() -> Routing {
        let interactor = DiceInteractor()
        let router = DiceRouter(interactor: interactor)
        router.attachChild(builder.build())
        return router
    }
}

// === a builder that delegates with the raw dependency
// use: ribs, viewless-buildable-rib Dice

final class DiceAdapter: Builder<DiceDependency>, DiceBuildable {
    func build() -> Routing {
        DiceBuilder(dependency: dependency).build()
    }
}

// === a builder that picks another builder
// use: ribs, viewless-buildable-rib Dice

final class DiceAdapter: DiceBuildable {
    private let builder: DiceBuilder

    init(dependency: DiceDependency) {
        builder = DiceBuilder(dependency: dependency)
    }

    func build() -> Routing {
        builder.build()
    }
}

final class GameBuilder: Builder<DiceDependency>, DiceBuildable {
    var isNew = false

    func build() -> Routing {
        switch isNew {
        case true: return DiceBuilder(dependency: dependency).build()
        case false: return DiceAdapter(dependency: dependency).build()
        }
    }
}

// === an abstract base builder without build
// use: ribs-uikit

class PosterBuilder<DependencyType>: Builder<DependencyType> {
    func makeTitle() -> String { "poster" }
}

// use: dependency Flag, component Flag, viewable-rib Flag

final class FlagBuilder: PosterBuilder<FlagDependency>, FlagBuildable {
    func build(withListener listener: FlagListener) -> ViewableRouting {
        _ = FlagComponent(dependency: dependency)
        let viewController = FlagViewController()
        let interactor = FlagInteractor(presenter: viewController)
        interactor.listener = listener
        return FlagRouter(interactor: interactor, viewController: viewController)
    }
}

// === an abstract base builder whose build traps
// use: ribs-uikit

class PosterBuilder<DependencyType>: Builder<DependencyType> {
    func build(withListener listener: AnyObject) -> ViewableRouting {
        fatalError("abstract")
    }
}

// use: dependency Sign, component Sign, rib-protocols Sign, interactor Sign, view Sign, router Sign

final class SignBuilder: PosterBuilder<SignDependency> {
    override func build(withListener listener: AnyObject) -> ViewableRouting {
        _ = SignComponent(dependency: dependency)
        let viewController = SignViewController()
        let interactor = SignInteractor(presenter: viewController)
        interactor.listener = listener as? SignListener
        return SignRouter(interactor: interactor, viewController: viewController)
    }
}
