// === the component is made, the interactor reads the dependency
// clean: the interactor reads the component
// use: ribs-uikit, store-component Bag, viewable-rib-with-store Bag

final class BagBuilder: Builder<BagDependency>, BagBuildable {
    func build(withListener listener: BagListener) -> ViewableRouting {
        let component = BagComponent(dependency: dependency)
        //  ^^^^^^^^^ builder_skips_component: BagComponent
        let viewController = BagViewController()
//-     let interactor = BagInteractor(presenter: viewController, store: dependency.store)
//+     let interactor = BagInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return BagRouter(interactor: interactor, viewController: viewController)
    }
}

// === the interactor gets the store of self.dependency
// clean: one read of the component is enough: component.dependency.store
// use: ribs-uikit, store-component Box, viewable-rib-with-store Box

final class BoxBuilder: Builder<BoxDependency>, BoxBuildable {
    func build(withListener listener: BoxListener) -> ViewableRouting {
        let component = BoxComponent(dependency: dependency)
        //  ^^^^^^^^^ builder_skips_component
        let viewController = BoxViewController()
//-     let interactor = BoxInteractor(presenter: viewController, store: self.dependency.store)
//+     let interactor = BoxInteractor(presenter: viewController, store: component.dependency.store)
        interactor.listener = listener
        return BoxRouter(interactor: interactor, viewController: viewController)
    }
}

// === the interactor gets the dependency wholesale
// clean: the interactor gets the component wholesale
// use: ribs-uikit, store Jar

//-final class JarComponent: Component<JarDependency> {
//+final class JarComponent: Component<JarDependency>, JarDependency {
    var store: Store { dependency.store }
}

// use: rib-protocols Jar

final class JarInteractor: PresentableInteractor<JarPresentable>, JarInteractable {
    weak var listener: JarListener?
    private let dependency: JarDependency

    init(presenter: JarPresentable, dependency: JarDependency) {
        self.dependency = dependency
        super.init(presenter: presenter)
    }
}

// use: view Jar, router Jar, buildable Jar

final class JarBuilder: Builder<JarDependency>, JarBuildable {
    func build(withListener listener: JarListener) -> ViewableRouting {
        let component = JarComponent(dependency: dependency)
        //  ^^^^^^^^^ builder_skips_component: JarBuilder
        let viewController = JarViewController()
//-     let interactor = JarInteractor(presenter: viewController, dependency: dependency)
//+     let interactor = JarInteractor(presenter: viewController, dependency: component)
        interactor.listener = listener
        return JarRouter(interactor: interactor, viewController: viewController)
    }
}

// === the router reads the dependency
// clean: the router reads the component
// use: ribs-uikit, store-component Tin, rib-protocols Tin, interactor Tin, view Tin

final class TinRouter: ViewableRouter<TinInteractable, TinViewControllable> {
    private let store: Store

    init(interactor: TinInteractable, viewController: TinViewControllable, store: Store) {
        self.store = store
        super.init(interactor: interactor, viewController: viewController)
    }
}

// use: buildable Tin

final class TinBuilder: Builder<TinDependency>, TinBuildable {
    func build(withListener listener: TinListener) -> ViewableRouting {
        let component = TinComponent(dependency: dependency)
        //  ^^^^^^^^^ builder_skips_component
        let viewController = TinViewController()
        let interactor = TinInteractor(presenter: viewController)
        interactor.listener = listener
//-     return TinRouter(interactor: interactor, viewController: viewController, store: dependency.store)
//+     return TinRouter(interactor: interactor, viewController: viewController, store: component.store)
    }
}

// === the view reads the dependency
// clean: the view reads the component
// use: ribs-uikit, store-component Cup, rib-protocols Cup, interactor Cup

final class CupViewController: UIViewController, CupPresentable, CupViewControllable {
    private let store: Store

    init(store: Store) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError()
    }
}

// use: router Cup, buildable Cup

final class CupBuilder: Builder<CupDependency>, CupBuildable {
    func build(withListener listener: CupListener) -> ViewableRouting {
        let component = CupComponent(dependency: dependency)
        //  ^^^^^^^^^ builder_skips_component
//-     let viewController = CupViewController(store: dependency.store)
//+     let viewController = CupViewController(store: component.store)
        let interactor = CupInteractor(presenter: viewController)
        interactor.listener = listener
        return CupRouter(interactor: interactor, viewController: viewController)
    }
}

// === a child is built with a member of the dependency
// clean: a child is built with a member of the component
// use: ribs-uikit, store-component Mug, viewable-rib Mug

final class MugBuilder: Builder<MugDependency>, MugBuildable {
    var handleBuilder: HandleBuildable!

    func build(withListener listener: MugListener) -> ViewableRouting {
        let component = MugComponent(dependency: dependency)
        //  ^^^^^^^^^ builder_skips_component
//-     let handle = handleBuilder.build(store: dependency.store)
//+     let handle = handleBuilder.build(store: component.store)
        _ = handle
        let viewController = MugViewController()
        let interactor = MugInteractor(presenter: viewController)
        interactor.listener = listener
        return MugRouter(interactor: interactor, viewController: viewController)
    }
}

protocol HandleBuildable: Buildable {
    func build(store: Store) -> Routing
}

// === f and c: the child gets the dependency, the component is never read
// use: ribs-uikit

protocol PanDependency: LidDependency {}

final class PanComponent: Component<PanDependency>, LidDependency {}

// use: rib-protocols Pan, interactor Pan, view Pan, parent-router Pan Lid, buildable Pan

final class PanBuilder: Builder<PanDependency>, PanBuildable {
    func build(withListener listener: PanListener) -> ViewableRouting {
        let component = PanComponent(dependency: dependency)
        //  ^^^^^^^^^ builder_skips_component
        let lidBuilder = LidBuilder(dependency: dependency)
        //                                      ~~~~~~~~~~ bypasses the component
        let viewController = PanViewController()
        let interactor = PanInteractor(presenter: viewController)
        interactor.listener = listener
        return PanRouter(interactor: interactor, viewController: viewController, lidBuilder: lidBuilder)
    }
}

// use: dependency Lid, viewless-rib Lid

// === f and c: the child gets the component
// use: ribs-uikit, parent-component Pan Lid, viewable-parent Pan Lid

final class PanBuilder: Builder<PanDependency>, PanBuildable {
    func build(withListener listener: PanListener) -> ViewableRouting {
        let component = PanComponent(dependency: dependency)
        let lidBuilder = LidBuilder(dependency: component)
        let viewController = PanViewController()
        let interactor = PanInteractor(presenter: viewController, store: component.store)
        interactor.listener = listener
        return PanRouter(interactor: interactor, viewController: viewController, lidBuilder: lidBuilder)
    }
}

// use: dependency Lid, viewless-rib Lid
