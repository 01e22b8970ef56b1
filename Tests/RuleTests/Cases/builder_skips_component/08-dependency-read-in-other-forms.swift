// === a component made by .init with an annotated type
// clean: ..., read
// use: ribs-uikit, store-component Pot, viewable-rib-with-store Pot

final class PotBuilder: Builder<PotDependency>, PotBuildable {
    func build(withListener listener: PotListener) -> ViewableRouting {
        let component: PotComponent = .init(dependency: dependency)
        //  ^^^^^^^^^ builder_skips_component
        let viewController = PotViewController()
//-     let interactor = PotInteractor(presenter: viewController, store: dependency.store)
//+     let interactor = PotInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return PotRouter(interactor: interactor, viewController: viewController)
    }
}

// === through a local
// clean: ... that reads the component
// use: ribs-uikit, store-component Vat, viewable-rib-with-store Vat

final class VatBuilder: Builder<VatDependency>, VatBuildable {
    func build(withListener listener: VatListener) -> ViewableRouting {
        let component = VatComponent(dependency: dependency)
        //  ^^^^^^^^^ builder_skips_component
//-     let store = dependency.store
//+     let store = component.store
        let viewController = VatViewController()
        let interactor = VatInteractor(presenter: viewController, store: store)
        interactor.listener = listener
        return VatRouter(interactor: interactor, viewController: viewController)
    }
}

// === in one of two bodies
// clean: in neither of two bodies
// use: ribs-uikit, store-component Urn, viewable-rib-with-store Urn

final class UrnBuilder: Builder<UrnDependency>, UrnBuildable {
    func build(withListener listener: UrnListener) -> ViewableRouting {
        let component = UrnComponent(dependency: dependency)
        let viewController = UrnViewController()
        let interactor = UrnInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return UrnRouter(interactor: interactor, viewController: viewController)
    }

    func buildDemo(for listener: UrnListener) -> ViewableRouting {
        let component = UrnComponent(dependency: dependency)
        //  ^^^^^^^^^ builder_skips_component
        let viewController = UrnViewController()
//-     let interactor = UrnInteractor(presenter: viewController, store: dependency.store)
//+     let interactor = UrnInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return UrnRouter(interactor: interactor, viewController: viewController)
    }
}

// === a component of another name
// clean: ..., read
// use: ribs-uikit, store-component Keg, viewable-rib-with-store Keg

final class KegBuilder: Builder<KegDependency>, KegBuildable {
    func build(withListener listener: KegListener) -> ViewableRouting {
        let scope = KegComponent(dependency: dependency)
        //  ^^^^^ builder_skips_component
        let viewController = KegViewController()
//-     let interactor = KegInteractor(presenter: viewController, store: dependency.store)
//+     let interactor = KegInteractor(presenter: viewController, store: scope.store)
        interactor.listener = listener
        return KegRouter(interactor: interactor, viewController: viewController)
    }
}

// === beside the arguments of the component's initialiser
// clean: arguments of the component's own initialiser are no reads
// use: ribs-uikit, store Tub

final class TubComponent: Component<TubDependency> {
    let store: Store

    init(dependency: TubDependency, store: Store) {
        self.store = store
        super.init(dependency: dependency)
    }
}

// use: rib-protocols Tub

final class TubInteractor: PresentableInteractor<TubPresentable>, TubInteractable {
    weak var listener: TubListener?
//- private let store: Store
//-
//- init(presenter: TubPresentable, store: Store) {
//-     self.store = store
//-     super.init(presenter: presenter)
//- }
}

// use: view Tub, router Tub, buildable Tub

final class TubBuilder: Builder<TubDependency>, TubBuildable {
    func build(withListener listener: TubListener) -> ViewableRouting {
        let component = TubComponent(dependency: dependency, store: dependency.store)
        //  ^^^^^^^^^ builder_skips_component
        let viewController = TubViewController()
//-     let interactor = TubInteractor(presenter: viewController, store: dependency.store)
//+     let interactor = TubInteractor(presenter: viewController)
        interactor.listener = listener
        return TubRouter(interactor: interactor, viewController: viewController)
    }
}

// === nothing else is taken from the dependency
// use: ribs-uikit, dependency Sink, component Sink, viewable-rib Sink

final class SinkBuilder: Builder<SinkDependency>, SinkBuildable {
    func build(withListener listener: SinkListener) -> ViewableRouting {
        let component = SinkComponent(dependency: dependency)
        let viewController = SinkViewController()
        let interactor = SinkInteractor(presenter: viewController)
        interactor.listener = listener
        return SinkRouter(interactor: interactor, viewController: viewController)
    }
}

// === a member of the dependency beside a component that is read
// use: ribs-uikit, store-component Tap, rib-protocols Tap

final class TapInteractor: PresentableInteractor<TapPresentable>, TapInteractable {
    weak var listener: TapListener?
    private let store: Store
    private let other: Store

    init(presenter: TapPresentable, store: Store, other: Store) {
        self.store = store
        self.other = other
        super.init(presenter: presenter)
    }
}

// use: view Tap, router Tap, buildable Tap

final class TapBuilder: Builder<TapDependency>, TapBuildable {
    func build(withListener listener: TapListener) -> ViewableRouting {
        let component = TapComponent(dependency: dependency)
        let viewController = TapViewController()
        let interactor = TapInteractor(presenter: viewController, store: component.store, other: dependency.store)
        interactor.listener = listener
        return TapRouter(interactor: interactor, viewController: viewController)
    }
}

// === the component goes to the child, the interactor gets the dependency
// use: ribs-uikit

protocol TankDependency: PipeDependency {}

final class TankComponent: Component<TankDependency>, PipeDependency {}

// use: rib-protocols Tank

final class TankInteractor: PresentableInteractor<TankPresentable>, TankInteractable {
    weak var listener: TankListener?
    private let dependency: TankDependency

    init(presenter: TankPresentable, dependency: TankDependency) {
        self.dependency = dependency
        super.init(presenter: presenter)
    }
}

// use: view Tank, parent-router Tank Pipe, buildable Tank

final class TankBuilder: Builder<TankDependency>, TankBuildable {
    func build(withListener listener: TankListener) -> ViewableRouting {
        let component = TankComponent(dependency: dependency)
        let pipeBuilder = PipeBuilder(dependency: component)
        let viewController = TankViewController()
        let interactor = TankInteractor(presenter: viewController, dependency: dependency)
        interactor.listener = listener
        return TankRouter(interactor: interactor, viewController: viewController, pipeBuilder: pipeBuilder)
    }
}

// use: dependency Pipe, viewless-rib Pipe

// === assigned to a member of the view
// use: ribs-uikit

protocol Store: AnyObject {}
protocol MossDependency: Dependency {
    var store: Store { get }
}
final class MossComponent: Component<MossDependency> {}
protocol MossPresentable: Presentable {}
final class MossInteractor: PresentableInteractor<MossPresentable> {}
final class MossViewController: UIViewController, MossPresentable, ViewControllable {
    var store: Store?
}
final class MossRouter: ViewableRouter<MossInteractor, ViewControllable> {}

final class MossBuilder: Builder<MossDependency> {
    func build() -> ViewableRouting {
        let component = MossComponent(dependency: dependency)
        //  ^^^^^^^^^ builder_skips_component: MossComponent
        let viewController = MossViewController()
        viewController.store = dependency.store
        //                     ~~~~~~~~~~
        return MossRouter(interactor: MossInteractor(presenter: viewController), viewController: viewController)
    }
}
