// === a and c: no component, and the child gets the raw dependency
// use: ribs-uikit

protocol GymDependency: LockerDependency {}

final class GymComponent: Component<GymDependency>, LockerDependency {}

// use: rib-protocols Gym, interactor Gym, view Gym, parent-router Gym Locker, buildable Gym

final class GymBuilder: Builder<GymDependency>, GymBuildable {
//          ^^^^^^^^^^ builder_skips_component: GymBuilder
    func build(withListener listener: GymListener) -> ViewableRouting {
        let lockerBuilder = LockerBuilder(dependency: dependency)
        //                                            ~~~~~~~~~~ this bypasses the component too
        let viewController = GymViewController()
        let interactor = GymInteractor(presenter: viewController)
        interactor.listener = listener
        return GymRouter(interactor: interactor, viewController: viewController, lockerBuilder: lockerBuilder)
    }
}

// use: dependency Locker, viewless-rib Locker

// === a and c: neither
// use: ribs-uikit, parent-component Gym Locker, viewable-parent Gym Locker

final class GymBuilder: Builder<GymDependency>, GymBuildable {
    func build(withListener listener: GymListener) -> ViewableRouting {
        let component = GymComponent(dependency: dependency)
        let lockerBuilder = LockerBuilder(dependency: component)
        let viewController = GymViewController()
        let interactor = GymInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return GymRouter(interactor: interactor, viewController: viewController, lockerBuilder: lockerBuilder)
    }
}

// use: dependency Locker, viewless-rib Locker

// === b and c: no base, and the child gets the raw dependency
// use: ribs-uikit

protocol ClubDependency: BarDependency {}

// use: rib-protocols Club, interactor Club, view Club, parent-router Club Bar, buildable Club

final class ClubBuilder: ClubBuildable {
//          ^^^^^^^^^^^ builder_skips_component: ClubBuilder
    private let dependency: ClubDependency

    init(dependency: ClubDependency) {
        self.dependency = dependency
    }

    func build(withListener listener: ClubListener) -> ViewableRouting {
        let barBuilder = BarBuilder(dependency: dependency)
        //                                      ~~~~~~~~~~ this bypasses the component too
        let viewController = ClubViewController()
        let interactor = ClubInteractor(presenter: viewController)
        interactor.listener = listener
        return ClubRouter(interactor: interactor, viewController: viewController, barBuilder: barBuilder)
    }
}

// use: dependency Bar, viewless-rib Bar

// === b and c: no base, and the child gets the component
// use: ribs-uikit, parent-component Club Bar, viewable-parent Club Bar

final class ClubBuilder: ClubBuildable {
    private let dependency: ClubDependency

    init(dependency: ClubDependency) {
        self.dependency = dependency
    }

    func build(withListener listener: ClubListener) -> ViewableRouting {
        let component = ClubComponent(dependency: dependency)
        let barBuilder = BarBuilder(dependency: component)
        let viewController = ClubViewController()
        let interactor = ClubInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return ClubRouter(interactor: interactor, viewController: viewController, barBuilder: barBuilder)
    }
}

// use: dependency Bar, viewless-rib Bar

// === an adapter is a builder by conformance
// clean: an adapter that delegates, and gets the component
// use: ribs-uikit, parent-component Play Dice, viewable-rib-with-store Play

final class PlayBuilder: Builder<PlayDependency>, PlayBuildable {
    func build(withListener listener: PlayListener) -> ViewableRouting {
        let component = PlayComponent(dependency: dependency)
//-     let games: [DiceBuildable] = [DiceAdapter(dependency: dependency)]
        //                                                    ^^^^^^^^^^ builder_skips_component: PlayBuilder
//+     let games: [DiceBuildable] = [DiceAdapter(dependency: component)]
        _ = games
        let viewController = PlayViewController()
        let interactor = PlayInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return PlayRouter(interactor: interactor, viewController: viewController)
    }
}

// use: viewless-buildable-rib Dice

final class DiceAdapter: DiceBuildable {
    private let builder: DiceBuilder

    init(dependency: DiceDependency) {
        builder = DiceBuilder(dependency: dependency)
    }

    func build() -> Routing {
        builder.build()
    }
}

// === a builder that is unresolved

import BoatKit
import RIBs
import UIKit

// use: store-component Lake, viewable-rib-with-store Lake

final class LakeBuilder: Builder<LakeDependency>, LakeBuildable {
    func build(withListener listener: LakeListener) -> ViewableRouting {
        let component = LakeComponent(dependency: dependency)
        let boat = BoatBuilder(dependency: dependency)
        _ = boat
        let viewController = LakeViewController()
        let interactor = LakeInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return LakeRouter(interactor: interactor, viewController: viewController)
    }
}

// === what gets the dependency is no builder
// use: ribs-uikit

protocol Store: AnyObject {}

final class Lamp {
    init(dependency: AnyObject) {}
}

protocol CaveDependency: Dependency {
    var store: Store { get }
}

final class CaveComponent: Component<CaveDependency> {
    var store: Store { dependency.store }
}

// use: viewable-rib-with-store Cave

final class CaveBuilder: Builder<CaveDependency>, CaveBuildable {
    func build(withListener listener: CaveListener) -> ViewableRouting {
        let component = CaveComponent(dependency: dependency)
        let lamp = Lamp(dependency: dependency)
        _ = lamp
        let viewController = CaveViewController()
        let interactor = CaveInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return CaveRouter(interactor: interactor, viewController: viewController)
    }
}

// === form d: the builder as a dependency is not reported
// use: ribs-uikit, parent-component Hill Path, viewable-parent Hill Path

final class HillBuilder: Builder<HillDependency>, HillBuildable, PathDependency {
    func build(withListener listener: HillListener) -> ViewableRouting {
        let component = HillComponent(dependency: dependency)
        let pathBuilder = PathBuilder(dependency: self)
        let viewController = HillViewController()
        let interactor = HillInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return HillRouter(interactor: interactor, viewController: viewController, pathBuilder: pathBuilder)
    }
}

// use: dependency Path, viewless-rib Path

// === form d: another RIB's component is not reported
// use: ribs-uikit

protocol Store: AnyObject {}

protocol MoorDependency: TrailDependency {
    var store: Store { get }
}

final class MoorComponent: Component<MoorDependency>, StreamDependency {
    var store: Store { dependency.store }
}

// use: viewable-parent Moor Trail

final class MoorBuilder: Builder<MoorDependency>, MoorBuildable {
    func build(withListener listener: MoorListener) -> ViewableRouting {
        let component = MoorComponent(dependency: dependency)
        let trailBuilder = TrailBuilder(dependency: StreamComponent(dependency: component))
        let viewController = MoorViewController()
        let interactor = MoorInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return MoorRouter(interactor: interactor, viewController: viewController, trailBuilder: trailBuilder)
    }
}

// use: dependency Trail, viewless-rib Trail, dependency Stream

final class StreamComponent: Component<StreamDependency>, TrailDependency {}
