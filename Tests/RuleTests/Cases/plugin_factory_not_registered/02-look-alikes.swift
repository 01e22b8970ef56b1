// === factories that are passed on elsewhere
// use: plugins

enum HomeSwitch: PluginSwitch {
    case help, offers, news, rides, legacy
}

class BaseFactory<Switch: PluginSwitch>: PluginFactory<Switch> {}

final class HelpFactory: BaseFactory<HomeSwitch> {
    override var pluginSwitch: HomeSwitch { .help }
}

final class OffersFactory: BaseFactory<HomeSwitch> {
    override var pluginSwitch: HomeSwitch { .offers }
}

final class NewsFactory: BaseFactory<HomeSwitch> {
    override var pluginSwitch: HomeSwitch { .news }
}

final class RidesFactory: BaseFactory<HomeSwitch> {
    override var pluginSwitch: HomeSwitch { .rides }
}

@objc(LegacyFactory)
final class LegacyFactory: BaseFactory<HomeSwitch> {
    override var pluginSwitch: HomeSwitch { .legacy }
}

final class HomeComponent: Component<EmptyDependency> {
    var help: PluginFactory<HomeSwitch> { HelpFactory() }
    let types: [Any.Type] = [OffersFactory.self]
    let rides: RidesFactory
    init(rides: RidesFactory) {
        self.rides = rides
        super.init(dependency: EmptyComponent())
    }
}

final class HomePluginPoint: PluginPoint<HomeSwitch> {
    let component: HomeComponent
    init(_ component: HomeComponent) { self.component = component }
    override var pluginFactories: [PluginFactory<HomeSwitch>] { [component.help, component.rides] }
}

// --- Model/Registry.swift

struct Registry {
    func all() -> [Any] { [NewsFactory()] }
}

// === factories of another kind
import RIBs

class PluginFactory {}

final class HelpFactory: PluginFactory {}

final class HomeInteractor: Interactor {}
