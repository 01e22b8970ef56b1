// === a base class makes something else, by its generic parameter
// clean: a base class makes the component, by its generic parameter
// use: ribs-uikit, dependency Oboe, component Oboe, viewable-rib Oboe

class Notebook {
    required init() {}
}

protocol DependencyInitializable: AnyObject {
    associatedtype Dependencies
    init(dependency: Dependencies)
}

class FeatureBuilder<D, C>: Builder<D> {
    func scope() -> C { fatalError() }
}

class ScreenBuilder<Made>: FeatureBuilder<OboeDependency, Made> {}

//-final class OboeBuilder: ScreenBuilder<Notebook>, OboeBuildable {
//+final class OboeBuilder: ScreenBuilder<OboeComponent>, OboeBuildable {
//          ^^^^^^^^^^^ builder_skips_component: OboeBuilder
    func build(withListener listener: OboeListener) -> ViewableRouting {
        let made = scope()
        print(made)
        let viewController = OboeViewController()
        let interactor = OboeInteractor(presenter: viewController)
        interactor.listener = listener
        return OboeRouter(interactor: interactor, viewController: viewController)
    }
}

// === a protocol extension's factory, called on something else
// clean: a protocol extension's factory, called on the component
// use: ribs-uikit, dependency Lute, viewable-rib Lute

protocol Making: AnyObject {
    init(dependency: LuteDependency)
}

extension Making {
    static func make(_ dependency: LuteDependency) -> Self { Self(dependency: dependency) }
}

final class LuteComponent: Component<LuteDependency>, Making {}

final class LuteNotebook: Making {
    init(dependency: LuteDependency) {}
}

final class LuteBuilder: Builder<LuteDependency>, LuteBuildable {
//          ^^^^^^^^^^^ builder_skips_component: LuteBuilder
    func build(withListener listener: LuteListener) -> ViewableRouting {
//-     let made = LuteNotebook.make(dependency)
//+     let made = LuteComponent.make(dependency)
        print(made)
        let viewController = LuteViewController()
        let interactor = LuteInteractor(presenter: viewController)
        interactor.listener = listener
        return LuteRouter(interactor: interactor, viewController: viewController)
    }
}
