// === nothing binds the component
// clean: the builder binds the component

import NeedleFoundation
import RIBs

protocol HomeDependency: NeedleFoundation.Dependency {}
protocol HomePluginExtension: PluginExtension {}
final class HomeNonCoreComponent: NonCoreComponent<HomeDependency> {}

final class HomeComponent: PluginizedComponent<HomeDependency, HomePluginExtension, HomeNonCoreComponent> {}
//          ^^^^^^^^^^^^^ pluginized_component_not_bound: 'HomeComponent' is never bound to a scope

final class HomeInteractor: Interactor {}

final class HomeBuilder: SimpleComponentizedBuilder<HomeComponent, Routing> {
    override func build(with component: HomeComponent) -> Routing {
        let interactor = HomeInteractor()
//+     component.bind(to: interactor)
        return Router(interactor: interactor)
    }
}

final class AppComponent: BootstrapComponent {
    var homeComponent: HomeComponent { HomeComponent(parent: self) }
    //                                 ~~~~~~~~~~~~~ it is created here
}

// === the component binds itself, a protocol of it is bound, or nothing creates it

import NeedleFoundation
import RIBs

protocol HomeDependency: NeedleFoundation.Dependency {}
protocol HomePluginExtension: PluginExtension {}
final class HomeNonCoreComponent: NonCoreComponent<HomeDependency> {}

final class OwnComponent: PluginizedComponent<HomeDependency, HomePluginExtension, HomeNonCoreComponent> {
    func start(with interactor: Interactor) { bind(to: interactor) }
}

protocol Bindable: AnyObject {
    func bind(to scope: InteractorScope)
}

final class ListComponent: PluginizedComponent<HomeDependency, HomePluginExtension, HomeNonCoreComponent>, Bindable {}

final class UnusedComponent: PluginizedComponent<HomeDependency, HomePluginExtension, HomeNonCoreComponent> {}

final class AppComponent: BootstrapComponent {
    var ownComponent: OwnComponent { OwnComponent(parent: self) }
    var listComponent: ListComponent { ListComponent(parent: self) }
}

final class Binder {
    func tie(_ component: Bindable, to interactor: Interactor) { component.bind(to: interactor) }
}
