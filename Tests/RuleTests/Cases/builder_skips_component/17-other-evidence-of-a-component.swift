// === the metatype of a component in a text is no evidence
// clean: the metatype of a component handed to a resolver
// use: ribs-uikit, dependency Bell, component Bell, viewable-rib Bell

final class Resolver {
    static let shared = Resolver()

    func resolve<Service>(_ type: Service.Type) -> Service? {
        nil
    }
}

final class BellBuilder: Builder<BellDependency>, BellBuildable {
//          ^^^^^^^^^^^ builder_skips_component: BellBuilder
    func build(withListener listener: BellListener) -> ViewableRouting {
//-     print(BellComponent.self)
//+     let scope = Resolver.shared.resolve(BellComponent.self)!
//+     _ = scope
        let viewController = BellViewController()
        let interactor = BellInteractor(presenter: viewController)
        interactor.listener = listener
        return BellRouter(interactor: interactor, viewController: viewController)
    }
}

// === a scope behind a protocol to which another class conforms
// clean: a scope behind a protocol to which only components conform
// use: ribs-uikit, dependency Lamp

protocol LampScoped: AnyObject {
    var title: String { get }
}

final class LampComponent: Component<LampDependency>, LampScoped {
    var title: String { "Lamp" }
}

//-final class LampSettings: LampScoped {
//- var title: String { "Settings" }
//-}

// use: viewable-rib Lamp

final class LampBuilder: Builder<LampDependency> {
//          ^^^^^^^^^^^ builder_skips_component: LampBuilder
    func build(withListener listener: LampListener, scope: LampScoped) -> ViewableRouting {
        print(scope.title)
        let viewController = LampViewController()
        let interactor = LampInteractor(presenter: viewController)
        interactor.listener = listener
        return LampRouter(interactor: interactor, viewController: viewController)
    }
}

// === the builder has a dependency to which only components conform
// clean: the builder has a scope to which only components conform
// use: ribs-uikit, dependency Drum

protocol DrumScoped: AnyObject {}

//-protocol DrumGiven: Dependency, DrumScoped {}
//-
final class DrumComponent: Component<DrumDependency>, DrumScoped {}

// use: viewable-rib Drum

final class DrumBuilder: Builder<DrumDependency>, DrumBuildable {
//          ^^^^^^^^^^^ builder_skips_component: DrumBuilder
    var scope: DrumScoped?

    func build(withListener listener: DrumListener) -> ViewableRouting {
        _ = self.scope
        let viewController = DrumViewController()
        let interactor = DrumInteractor(presenter: viewController)
        interactor.listener = listener
        return DrumRouter(interactor: interactor, viewController: viewController)
    }
}

// === a builder by conformance
// clean: a builder that is a component itself
// use: ribs-uikit, dependency Harp, component Harp, viewable-rib Harp

//-final class HarpBuilder: HarpBuildable {
//+final class HarpBuilder: Component<HarpDependency>, HarpBuildable {
//          ^^^^^^^^^^^ builder_skips_component: HarpBuilder
    func build(withListener listener: HarpListener) -> ViewableRouting {
        let viewController = HarpViewController()
        let interactor = HarpInteractor(presenter: viewController)
        interactor.listener = listener
        return HarpRouter(interactor: interactor, viewController: viewController)
    }
}
