// === the component shares an object of its own
// clean: the component's own object is read
// use: ribs-uikit, store Jar

final class JarStore: Store {}

final class JarComponent: Component<JarDependency> {
    var store: Store { shared { JarStore() } }
    //  ~~~~~ this member of the component is bypassed
}

// use: viewable-rib-with-store Jar

final class JarBuilder: Builder<JarDependency>, JarBuildable {
    func build(withListener listener: JarListener) -> ViewableRouting {
        let component = JarComponent(dependency: dependency)
        //  ^^^^^^^^^ builder_skips_component error: bypassing it, so the RIB gets another 'store' than its component's own.
        let viewController = JarViewController()
//-     let interactor = JarInteractor(presenter: viewController, store: dependency.store)
        //                                                               ~~~~~~~~~~
//+     let interactor = JarInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return JarRouter(interactor: interactor, viewController: viewController)
    }
}

// === the component passes on the same object
// use: ribs-uikit, store-component Cup, viewable-rib-with-store Cup

final class CupBuilder: Builder<CupDependency>, CupBuildable {
    func build(withListener listener: CupListener) -> ViewableRouting {
        let component = CupComponent(dependency: dependency)
        //  ^^^^^^^^^ builder_skips_component warning: bypassing it, so the RIB does not get its component's 'store'.
        let viewController = CupViewController()
        let interactor = CupInteractor(presenter: viewController, store: dependency.store)
        interactor.listener = listener
        return CupRouter(interactor: interactor, viewController: viewController)
    }
}

// === the component has a member of unknown value
// use: ribs-uikit, store Bin

final class BinComponent: Component<BinDependency> {
    var store: Store { BinStores.current(of: dependency) }
}

// use: viewable-rib-with-store Bin

final class BinBuilder: Builder<BinDependency>, BinBuildable {
    func build(withListener listener: BinListener) -> ViewableRouting {
        let component = BinComponent(dependency: dependency)
        //  ^^^^^^^^^ builder_skips_component warning: bypassing it, so the RIB may get another 'store' than its component's.
        let viewController = BinViewController()
        let interactor = BinInteractor(presenter: viewController, store: dependency.store)
        interactor.listener = listener
        return BinRouter(interactor: interactor, viewController: viewController)
    }
}

// === the component passes on another object of the dependency
// use: ribs

protocol Clock: AnyObject {}
protocol OvenDependency: Dependency {
    var clock: Clock { get }
    var ovenClock: Clock { get }
}
final class OvenComponent: Component<OvenDependency> {
    var clock: Clock { dependency.ovenClock }
}
final class OvenInteractor: Interactor {
    private let clock: Clock
    init(clock: Clock) { self.clock = clock }
}
final class OvenRouter: Router<OvenInteractor> {}

final class OvenBuilder: Builder<OvenDependency> {
    //      ^^^^^^^^^^^ builder_skips_component error: so the RIB gets another 'clock' than its component's own.
    func build() -> Routing {
        OvenRouter(interactor: OvenInteractor(clock: dependency.clock))
    }
}

// === a child gets the dependency, whose store the component replaces
// clean: a child gets the component, which has its own store
// use: ribs

protocol Store: AnyObject {}
final class HouseStore: Store {}
protocol RoomDependency: Dependency {
    var store: Store { get }
}
final class RoomComponent: Component<RoomDependency> {}
final class RoomRouter: Router<Interactor> {}
final class RoomBuilder: Builder<RoomDependency> {
    func build() -> Routing {
        _ = RoomComponent(dependency: dependency)
        return RoomRouter(interactor: Interactor())
    }
}

protocol HouseDependency: RoomDependency {}
final class HouseComponent: Component<HouseDependency>, RoomDependency {
    lazy var store: Store = HouseStore()
}
final class HouseRouter: Router<Interactor> {
    init(interactor: Interactor, roomBuilder: RoomBuilder) { super.init(interactor: interactor) }
}
final class HouseBuilder: Builder<HouseDependency> {
    func build() -> Routing {
        let component = HouseComponent(dependency: dependency)
        print(component.store)
//-     let roomBuilder = RoomBuilder(dependency: dependency)
        //                                        ^^^^^^^^^^ builder_skips_component error: so the RIB gets another 'store'
//+     let roomBuilder = RoomBuilder(dependency: component)
        return HouseRouter(interactor: Interactor(), roomBuilder: roomBuilder)
    }
}

// === a child gets the dependency, and the component passes on the same object
// use: ribs

protocol Store: AnyObject {}
protocol NestDependency: Dependency {
    var store: Store { get }
}
final class NestComponent: Component<NestDependency> {}
final class NestRouter: Router<Interactor> {}
final class NestBuilder: Builder<NestDependency> {
    func build() -> Routing {
        _ = NestComponent(dependency: dependency)
        return NestRouter(interactor: Interactor())
    }
}

protocol TreeDependency: NestDependency {}
final class TreeComponent: Component<TreeDependency>, NestDependency {
    var store: Store { dependency.store }
}
final class TreeRouter: Router<Interactor> {
    init(interactor: Interactor, nestBuilder: NestBuilder) { super.init(interactor: interactor) }
}
final class TreeBuilder: Builder<TreeDependency> {
    func build() -> Routing {
        let component = TreeComponent(dependency: dependency)
        print(component.store)
        let nestBuilder = NestBuilder(dependency: dependency)
        //                                        ^^^^^^^^^^ builder_skips_component note: no consequence was found.
        return TreeRouter(interactor: Interactor(), nestBuilder: nestBuilder)
    }
}

// === one dependency of the whole app, and no component: one finding a builder
// use: ribs

protocol AppDependency: Dependency {}
final class StepRouter: Router<Interactor> {}
final class StepBuilder: Builder<AppDependency> {
    //      ^^^^^^^^^^^ builder_skips_component note: without a component; no consequence was found.
    func build() -> Routing { StepRouter(interactor: Interactor()) }
}
final class FlowRouter: Router<Interactor> {
    init(interactor: Interactor, stepBuilder: StepBuilder) { super.init(interactor: interactor) }
}
final class FlowBuilder: Builder<AppDependency> {
    //      ^^^^^^^^^^^ builder_skips_component note: without a component; no consequence was found.
    func build() -> Routing {
        FlowRouter(interactor: Interactor(), stepBuilder: StepBuilder(dependency: dependency))
        //                                                                        ~~~~~~~~~~ this bypasses
    }
}
