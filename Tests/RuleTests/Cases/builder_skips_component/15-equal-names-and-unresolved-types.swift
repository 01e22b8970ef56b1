// === equally near components that disagree: abstain

// --- App/Left/SpireComponent.swift
import RIBs

protocol SpireDependency: Dependency {}
final class SpireComponent: Component<SpireDependency> {}

// --- App/Right/SpireComponent.swift
import RIBs

struct SpireComponent {
    let dependency: AnyObject
}

// --- App/Middle/SpireBuilder.swift
import RIBs

final class SpireInteractor: Interactor {}
final class SpireRouter: Router<SpireInteractor> {}

final class SpireBuilder: Builder<EmptyDependency> {
    func build() -> Routing {
        _ = SpireComponent(dependency: dependency)
        return SpireRouter(interactor: SpireInteractor())
    }
}

// === the nearest declaration is no component
// clean: the nearest declaration is a component

// --- Part1/Dome/DomeComponent.swift
// use: ribs, dependency Dome

//-struct DomeComponent {
//- let dependency: DomeDependency
//-}
//+final class DomeComponent: Component<DomeDependency> {}

// --- Part2/Dome/DomeComponent.swift
import RIBs

final class DomeComponent: Component<EmptyDependency> {}

// --- Part1/Dome/DomeBuilder.swift
import RIBs

final class DomeInteractor: Interactor {}
final class DomeRouter: Router<DomeInteractor> {}

final class DomeBuilder: Builder<DomeDependency> {
//          ^^^^^^^^^^^ builder_skips_component: DomeBuilder
    func build() -> Routing {
        _ = DomeComponent(dependency: dependency)
        return DomeRouter(interactor: DomeInteractor())
    }
}

// === an unresolved superclass may make the component

import CoreKit
import RIBs
import UIKit

// use: dependency Vane, component Vane, viewable-rib Vane

final class VaneBuilder: CoreBuilder<VaneDependency>, VaneBuildable {
    func build(withListener listener: VaneListener) -> ViewableRouting {
        let viewController = VaneViewController()
        let interactor = VaneInteractor(presenter: viewController)
        interactor.listener = listener
        return VaneRouter(interactor: interactor, viewController: viewController)
    }
}

// === an unresolved type may be a router or not

import CoreKit
import RIBs
import UIKit

// use: dependency Gale, component Gale, viewable-rib Gale

final class GaleBuilder: Builder<GaleDependency>, GaleBuildable {
    func build(withListener listener: GaleListener) -> ViewableRouting {
        GaleFlow(listener: listener)
    }
}

// === E interface and implementation modules
// clean: ..., with the component

// --- Feature/RainInterfaces/Sources/RainBuildable.swift
import RIBs

public protocol RainBuildable: Buildable {
    func build(withListener listener: RainListener) -> ViewableRouting
}

public protocol RainListener: AnyObject {}

// --- Feature/RainImp/Sources/RainBuilder.swift
import RIBs
import RainInterfaces
import UIKit

// use: dependency Rain, component Rain

protocol RainPresentable: Presentable {}
protocol RainViewControllable: ViewControllable {}
protocol RainInteractable: Interactable {}

// use: interactor Rain, view Rain, router Rain

final class RainBuilder: Builder<RainDependency>, RainBuildable {
//          ^^^^^^^^^^^ builder_skips_component: RainBuilder
    func build(withListener listener: RainListener) -> ViewableRouting {
//+     _ = RainComponent(dependency: dependency)
        let viewController = RainViewController()
        let interactor = RainInteractor(presenter: viewController)
        interactor.listener = listener
        return RainRouter(interactor: interactor, viewController: viewController)
    }
}
