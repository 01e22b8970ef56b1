// === the component is discarded
// use: ribs-uikit, dependency Bath, component Bath, viewable-rib Bath

final class BathBuilder: Builder<BathDependency>, BathBuildable {
    func build(withListener listener: BathListener) -> ViewableRouting {
        _ = BathComponent(dependency: dependency)
        let viewController = BathViewController()
        let interactor = BathInteractor(presenter: viewController)
        interactor.listener = listener
        return BathRouter(interactor: interactor, viewController: viewController)
    }
}

// === the component is discarded, and members of the dependency are used
// use: ribs-uikit, store-component Well, viewable-rib-with-store Well

final class WellBuilder: Builder<WellDependency>, WellBuildable {
    func build(withListener listener: WellListener) -> ViewableRouting {
        _ = WellComponent(dependency: dependency)
        let viewController = WellViewController()
        let interactor = WellInteractor(presenter: viewController, store: dependency.store)
        interactor.listener = listener
        return WellRouter(interactor: interactor, viewController: viewController)
    }
}

// === evidence: XComponent.init
// use: ribs-uikit, dependency Kite, component Kite, viewable-rib Kite

final class KiteBuilder: Builder<KiteDependency>, KiteBuildable {
    func build(withListener listener: KiteListener) -> ViewableRouting {
        let component = KiteComponent.init(dependency: dependency)
        _ = component
        let viewController = KiteViewController()
        let interactor = KiteInteractor(presenter: viewController)
        interactor.listener = listener
        return KiteRouter(interactor: interactor, viewController: viewController)
    }
}

// === evidence: a module in front
// use: ribs-uikit, dependency Sled, component Sled, viewable-rib Sled

final class SledBuilder: Builder<SledDependency>, SledBuildable {
    func build(withListener listener: SledListener) -> ViewableRouting {
        let component = Winter.SledComponent(dependency: dependency)
        _ = component
        let viewController = SledViewController()
        let interactor = SledInteractor(presenter: viewController)
        interactor.listener = listener
        return SledRouter(interactor: interactor, viewController: viewController)
    }
}

// === evidence: a factory method
// use: ribs-uikit, dependency Raft, component Raft, viewable-rib Raft

final class RaftBuilder: Builder<RaftDependency>, RaftBuildable {
    func build(withListener listener: RaftListener) -> ViewableRouting {
        let component = makeComponent()
        _ = component
        let viewController = RaftViewController()
        let interactor = RaftInteractor(presenter: viewController)
        interactor.listener = listener
        return RaftRouter(interactor: interactor, viewController: viewController)
    }

    private func makeComponent() -> RaftComponent {
        RaftComponent(dependency: dependency)
    }
}

// === evidence: a stored closure
// use: ribs-uikit, dependency Tent, component Tent, viewable-rib Tent

final class TentBuilder: Builder<TentDependency>, TentBuildable {
    var componentBuilder: () -> TentComponent = { fatalError() }

    func build(withListener listener: TentListener) -> ViewableRouting {
        let component = componentBuilder()
        _ = component
        let viewController = TentViewController()
        let interactor = TentInteractor(presenter: viewController)
        interactor.listener = listener
        return TentRouter(interactor: interactor, viewController: viewController)
    }
}

// === evidence: a function of the dependency
// use: ribs-uikit

protocol CanoeDependency: Dependency {
    func canoeComponent(_ listener: CanoeListener) -> CanoeComponent
}

// use: component Canoe, viewable-rib Canoe

final class CanoeBuilder: Builder<CanoeDependency>, CanoeBuildable {
    func build(withListener listener: CanoeListener) -> ViewableRouting {
        let component = dependency.canoeComponent(listener)
        _ = component
        let viewController = CanoeViewController()
        let interactor = CanoeInteractor(presenter: viewController)
        interactor.listener = listener
        return CanoeRouter(interactor: interactor, viewController: viewController)
    }
}

// === evidence: a property of the dependency
// use: ribs-uikit

protocol TorchDependency: Dependency {
    var torch: TorchComponent { get }
}

// use: component Torch, viewable-rib Torch

final class TorchBuilder: Builder<TorchDependency>, TorchBuildable {
    func build(withListener listener: TorchListener) -> ViewableRouting {
        let scope = dependency.torch
        _ = scope
        let viewController = TorchViewController()
        let interactor = TorchInteractor(presenter: viewController)
        interactor.listener = listener
        return TorchRouter(interactor: interactor, viewController: viewController)
    }
}

// === evidence: a lazy property of the builder
// use: ribs-uikit, dependency Rope, component Rope, viewable-rib Rope

final class RopeBuilder: Builder<RopeDependency>, RopeBuildable {
    private lazy var scope = RopeComponent(dependency: dependency)
    //               ^^^^^ builder_retains_component

    func build(withListener listener: RopeListener) -> ViewableRouting {
        _ = scope
        let viewController = RopeViewController()
        let interactor = RopeInteractor(presenter: viewController)
        interactor.listener = listener
        return RopeRouter(interactor: interactor, viewController: viewController)
    }
}

// === evidence: a parameter
// use: ribs-uikit, dependency Axe, component Axe, viewable-rib Axe

final class AxeBuilder: Builder<AxeDependency> {
    func build(withListener listener: AxeListener, scope: AxeComponent) -> ViewableRouting {
        _ = scope
        let viewController = AxeViewController()
        let interactor = AxeInteractor(presenter: viewController)
        interactor.listener = listener
        return AxeRouter(interactor: interactor, viewController: viewController)
    }
}

// === evidence: more arguments
// use: ribs-uikit, dependency Oar

final class OarComponent: Component<OarDependency> {
    init(dependency: OarDependency, length: Int) {
        super.init(dependency: dependency)
    }
}

// use: viewable-rib Oar

final class OarBuilder: Builder<OarDependency>, OarBuildable {
    func build(withListener listener: OarListener) -> ViewableRouting {
        let component = OarComponent(dependency: dependency, length: 2)
        _ = component
        let viewController = OarViewController()
        let interactor = OarInteractor(presenter: viewController)
        interactor.listener = listener
        return OarRouter(interactor: interactor, viewController: viewController)
    }
}

// === evidence: build is async in a helper with a global
// use: ribs

protocol OakDependency: Dependency {}
final class OakComponent: Component<OakDependency> {}
final class OakInteractor: Interactor {}
final class OakRouter: Router<OakInteractor> {}

func oak(_ dependency: OakDependency) -> OakComponent { OakComponent(dependency: dependency) }

final class OakBuilder: Builder<OakDependency> {
    func build() async -> Routing {
        let scope = oak(dependency)
        _ = scope
        return await MainActor.run { OakRouter(interactor: OakInteractor()) }
    }
}
