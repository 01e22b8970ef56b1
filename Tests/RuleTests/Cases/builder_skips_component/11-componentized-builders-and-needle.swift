// === ComponentizedBuilder
// use: ribs-uikit, dependency Deal, component Deal, rib-protocols Deal, interactor Deal, view Deal, router Deal

final class DealBuilder: ComponentizedBuilder<DealComponent, ViewableRouting, DealListener, Void> {
    override func build(with component: DealComponent, _ listener: DealListener) -> ViewableRouting {
        let viewController = DealViewController()
        let interactor = DealInteractor(presenter: viewController)
        return DealRouter(interactor: interactor, viewController: viewController)
    }
}

// === SimpleComponentizedBuilder
// use: ribs-uikit, dependency Deal, component Deal, rib-protocols Deal, interactor Deal, view Deal, router Deal

final class DealBuilder: SimpleComponentizedBuilder<DealComponent, ViewableRouting> {
    override func build(with component: DealComponent) -> ViewableRouting {
        let viewController = DealViewController()
        let interactor = DealInteractor(presenter: viewController)
        return DealRouter(interactor: interactor, viewController: viewController)
    }
}

// === form h: the component parameter is ignored
// use: ribs-uikit, dependency Deal, component Deal, rib-protocols Deal, interactor Deal, view Deal, router Deal

final class DealBuilder: SimpleComponentizedBuilder<DealComponent, ViewableRouting> {
    override func build(with _: DealComponent) -> ViewableRouting {
        let viewController = DealViewController()
        let interactor = DealInteractor(presenter: viewController)
        return DealRouter(interactor: interactor, viewController: viewController)
    }
}

// === MultiStageComponentizedBuilder
// use: ribs-uikit, dependency Deal, component Deal, rib-protocols Deal, interactor Deal, view Deal, router Deal

final class DealBuilder: MultiStageComponentizedBuilder<DealComponent, ViewableRouting, DealListener> {
    override func finalStageBuild(with component: DealComponent, _ listener: DealListener) -> ViewableRouting {
        let viewController = DealViewController()
        let interactor = DealInteractor(presenter: viewController)
        return DealRouter(interactor: interactor, viewController: viewController)
    }
}

// === componentForCurrentBuildPass
// use: ribs-uikit, dependency Deal, component Deal, rib-protocols Deal, interactor Deal, view Deal, router Deal

final class DealBuilder: SimpleMultiStageComponentizedBuilder<DealComponent, ViewableRouting> {
    func buildNow() -> ViewableRouting {
        _ = componentForCurrentBuildPass
        let viewController = DealViewController()
        let interactor = DealInteractor(presenter: viewController)
        return DealRouter(interactor: interactor, viewController: viewController)
    }
}

// === Needle: the component is handed in

import NeedleFoundation
import RIBs

protocol VaultDependency: NeedleFoundation.Dependency {}

final class VaultComponent: NeedleFoundation.Component<VaultDependency> {
    var door: DoorComponent { DoorComponent(parent: self) }

    var doorBuilder: DoorBuilder {
        DoorBuilder { DoorComponent(parent: self) }
    }
}

final class DoorComponent: NeedleFoundation.Component<EmptyDependency> {}

final class DoorInteractor: Interactor {}
final class DoorRouter: Router<DoorInteractor> {}

final class DoorBuilder: SimpleComponentizedBuilder<DoorComponent, Routing> {
    override func build(with component: DoorComponent) -> Routing {
        DoorRouter(interactor: DoorInteractor())
    }
}

// === a closure that makes no component
// clean: Needle: a pluginized component made by a closure

import NeedleFoundation
import RIBs

protocol SafeDependency: NeedleFoundation.Dependency {}

final class SafeComponent: PluginizedComponent<SafeDependency, EmptyDependency, SafeNonCoreComponent> {}
final class SafeNonCoreComponent: NonCoreComponent<EmptyDependency> {}

final class SafeInteractor: Interactor {}
final class SafeRouter: Router<SafeInteractor> {}

protocol SafeBuildable: Buildable {
    func build() -> Routing
}

final class SafeBuilder: SafeBuildable {
//          ^^^^^^^^^^^ builder_skips_component: SafeBuilder
//- private let componentBuilder: () -> String
//+ private let componentBuilder: () -> SafeComponent

//- init(componentBuilder: @escaping () -> String) {
//+ init(componentBuilder: @escaping () -> SafeComponent) {
        self.componentBuilder = componentBuilder
    }

    func build() -> Routing {
        let component = componentBuilder()
        _ = component
        return SafeRouter(interactor: SafeInteractor())
    }
}
