// === EmptyComponent for a child that has requirements
// clean: EmptyComponent for a child that has none
// use: ribs-uikit, dependency Band, component Band, rib-protocols Band, interactor Band, view Band
// use: parent-router Band Song, buildable Band

final class BandBuilder: Builder<BandDependency>, BandBuildable {
    func build(withListener listener: BandListener) -> ViewableRouting {
        let component = BandComponent(dependency: dependency)
        let songBuilder = SongBuilder(dependency: EmptyComponent())
        //                                        ^^^^^^^^^^^^^^ builder_skips_component: SongBuilder
        _ = component
        let viewController = BandViewController()
        let interactor = BandInteractor(presenter: viewController)
        interactor.listener = listener
        return BandRouter(interactor: interactor, viewController: viewController, songBuilder: songBuilder)
    }
}

//-protocol SongDependency: Dependency {
//- var player: Player { get }
//-}
//+protocol SongDependency: Dependency {}

//-final class Player {}
//-
//-extension EmptyComponent: SongDependency {
//- var player: Player { Player() }
//-}
//+extension EmptyComponent: SongDependency {}

// use: viewless-rib Song

// === the requirements are inherited
// clean: nothing is inherited
// use: ribs-uikit, dependency Choir, component Choir, rib-protocols Choir, interactor Choir, view Choir
// use: parent-router Choir Song, buildable Choir

final class ChoirBuilder: Builder<ChoirDependency>, ChoirBuildable {
    func build(withListener listener: ChoirListener) -> ViewableRouting {
        let component = ChoirComponent(dependency: dependency)
        let songBuilder = SongBuilder(dependency: EmptyComponent())
        //                                        ^^^^^^^^^^^^^^ builder_skips_component: ChoirBuilder
        _ = component
        let viewController = ChoirViewController()
        let interactor = ChoirInteractor(presenter: viewController)
        interactor.listener = listener
        return ChoirRouter(interactor: interactor, viewController: viewController, songBuilder: songBuilder)
    }
}

//-protocol PlayerDependency: Dependency {
//- var player: Player { get }
//-}
//+protocol PlayerDependency: Dependency {}

protocol SongDependency: PlayerDependency {}

//-final class Player {}
//-
//-extension EmptyComponent: SongDependency {
//- var player: Player { Player() }
//-}
//+extension EmptyComponent: SongDependency {}

// use: viewless-rib Song

// === the root whose router is a LaunchRouter
// use: ribs-uikit, dependency Root, component Root, rib-protocols Root, interactor Root, view Root

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable> {
    private let songBuilder: SongBuilder

    init(interactor: RootInteractable, viewController: RootViewControllable, songBuilder: SongBuilder) {
        self.songBuilder = songBuilder
        super.init(interactor: interactor, viewController: viewController)
    }
}

// use: buildable Root

final class RootBuilder: Builder<RootDependency>, RootBuildable {
    func build(withListener listener: RootListener) -> ViewableRouting {
        let component = RootComponent(dependency: dependency)
        let songBuilder = SongBuilder(dependency: EmptyComponent())
        _ = component
        let viewController = RootViewController()
        let interactor = RootInteractor(presenter: viewController)
        interactor.listener = listener
        return RootRouter(interactor: interactor, viewController: viewController, songBuilder: songBuilder)
    }
}

protocol SongDependency: Dependency {
    var player: Player { get }
}

final class Player {}

extension EmptyComponent: SongDependency {
    var player: Player { Player() }
}

// use: viewless-rib Song

// === the root whose dependency is EmptyDependency
// use: ribs-uikit

protocol MainDependency: EmptyDependency {}

// use: component Main, rib-protocols Main, interactor Main, view Main, parent-router Main Song, buildable Main

final class MainBuilder: Builder<MainDependency>, MainBuildable {
    func build(withListener listener: MainListener) -> ViewableRouting {
        let component = MainComponent(dependency: dependency)
        let songBuilder = SongBuilder(dependency: EmptyComponent())
        _ = component
        let viewController = MainViewController()
        let interactor = MainInteractor(presenter: viewController)
        interactor.listener = listener
        return MainRouter(interactor: interactor, viewController: viewController, songBuilder: songBuilder)
    }
}

protocol SongDependency: Dependency {
    var player: Player { get }
}

final class Player {}

extension EmptyComponent: SongDependency {
    var player: Player { Player() }
}

// use: viewless-rib Song

// === the child gets EmptyComponent by .init
// clean: the child gets the component by .init
// use: ribs-uikit, dependency Trio

//-final class TrioComponent: Component<TrioDependency> {}
//+final class TrioComponent: Component<TrioDependency>, SongDependency {
//+ let player = Player()
//+}

// use: rib-protocols Trio, interactor Trio, view Trio, parent-router Trio Song, buildable Trio

final class TrioBuilder: Builder<TrioDependency>, TrioBuildable {
    func build(withListener listener: TrioListener) -> ViewableRouting {
        let component = TrioComponent(dependency: dependency)
//-     let songBuilder: SongBuilder = .init(dependency: EmptyComponent())
        //                                               ^^^^^^^^^^^^^^ builder_skips_component
//-     _ = component
//+     let songBuilder: SongBuilder = .init(dependency: component)
        let viewController = TrioViewController()
        let interactor = TrioInteractor(presenter: viewController)
        interactor.listener = listener
        return TrioRouter(interactor: interactor, viewController: viewController, songBuilder: songBuilder)
    }
}

protocol SongDependency: Dependency {
    var player: Player { get }
}

final class Player {}

extension EmptyComponent: SongDependency {
    var player: Player { Player() }
}

// use: viewless-rib Song

// === the app makes the root with a component of its own
// use: ribs-uikit, dependency Root, component Root, rib-protocols Root, interactor Root, view Root

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable> {}

// use: buildable Root

final class RootBuilder: Builder<RootDependency>, RootBuildable {
    func build(withListener listener: RootListener) -> ViewableRouting {
        let component = RootComponent(dependency: dependency)
        _ = component
        let viewController = RootViewController()
        let interactor = RootInteractor(presenter: viewController)
        interactor.listener = listener
        return RootRouter(interactor: interactor, viewController: viewController)
    }
}

final class AppComponent: Component<EmptyDependency>, RootDependency {
    init() {
        super.init(dependency: EmptyComponent())
    }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
    private let builder = RootBuilder(dependency: AppComponent())
}

// === a component that is made for a child's builder is the child's
// clean: the own component is made where the child's needs it
// use: ribs

protocol NestDependency: Dependency {}
final class NestComponent: Component<NestDependency>, EggDependency {}
final class NestInteractor: Interactor {}
final class NestRouter: Router<NestInteractor> {
    var eggBuilder: EggBuilder?
}

final class NestBuilder: Builder<NestDependency> {
//          ^^^^^^^^^^^ builder_skips_component: NestComponent
//- func build(scope: EggDependency) -> Routing {
//+ func build() -> Routing {
        let router = NestRouter(interactor: NestInteractor())
//-     router.eggBuilder = EggBuilder { EggComponent(dependency: scope) }
//+     router.eggBuilder = EggBuilder { EggComponent(dependency: NestComponent(dependency: self.dependency)) }
        return router
    }
}

protocol EggDependency: Dependency {}
final class EggComponent: Component<EggDependency> {}
final class EggInteractor: Interactor {}
final class EggRouter: Router<EggInteractor> {}

final class EggBuilder: SimpleComponentizedBuilder<EggComponent, Routing> {
    override func build(with component: EggComponent) -> Routing {
        EggRouter(interactor: EggInteractor())
    }
}

// === an empty component for a child is none of the RIB's own
// clean: the own component beside an empty one for a child
// use: ribs

protocol HiveDependency: Dependency {}
final class HiveComponent: Component<HiveDependency> {}
final class HiveInteractor: Interactor {}
final class HiveRouter: Router<HiveInteractor> {}

final class HiveBuilder: Builder<HiveDependency> {
//          ^^^^^^^^^^^ builder_skips_component: HiveComponent
    func build() -> Routing {
//+     _ = HiveComponent(dependency: dependency)
        let router = HiveRouter(interactor: HiveInteractor())
        router.attachChild(CombBuilder(dependency: EmptyComponent()).build())
        return router
    }
}

final class CombComponent: Component<EmptyDependency> {}
final class CombInteractor: Interactor {}
final class CombRouter: Router<CombInteractor> {}

final class CombBuilder: Builder<EmptyDependency> {
    func build() -> Routing {
        _ = CombComponent(dependency: dependency)
        return CombRouter(interactor: CombInteractor())
    }
}
