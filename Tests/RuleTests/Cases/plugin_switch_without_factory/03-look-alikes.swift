// === cases that are passed to factories, listed, or made of raw values
// use: plugins

enum HomeSwitch: String, PluginSwitch {
    case help
    case offers
}

enum MenuSwitch: String, PluginSwitch, CaseIterable {
    case first, second
}

enum StoredSwitch: String, PluginSwitch {
    case stored, kept
}

final class ListFactory: PluginFactory<HomeSwitch> {
    private let one: HomeSwitch
    init(_ one: HomeSwitch) { self.one = one }
    override var pluginSwitch: HomeSwitch { one }
}

final class MenuFactory: PluginFactory<MenuSwitch> {
    override var pluginSwitch: MenuSwitch { MenuSwitch.allCases[0] }
}

final class StoredFactory: PluginFactory<StoredSwitch> {
    override var pluginSwitch: StoredSwitch { StoredSwitch(rawValue: "kept") ?? .stored }
}

final class HomePluginPoint: PluginPoint<HomeSwitch> {
    override var pluginFactories: [PluginFactory<HomeSwitch>] { [ListFactory(.help), ListFactory(.offers)] }
    let others: [Any] = [MenuFactory(), StoredFactory()]
}

// === no plugin names the enumeration
// use: plugins

enum AnySwitch: PluginSwitch {
    case one, two
}

enum HomeSwitch: PluginSwitch {
    case help
}

final class HelpFactory: PluginFactory<HomeSwitch> {
    override var pluginSwitch: HomeSwitch { .help }
}

final class HomePluginPoint: PluginPoint<HomeSwitch> {
    override var pluginFactories: [PluginFactory<HomeSwitch>] { [HelpFactory()] }
}

// === an enumeration without a plugin framework
import RIBs

protocol PluginSwitch {}

enum HomeSwitch: PluginSwitch {
    case help, offers
}

final class HelpFactory {
    var pluginSwitch: HomeSwitch { .help }
}

final class HomeInteractor: Interactor {}

// === a project without RIBs
protocol PluginSwitch {}

class PluginFactory<Switch: PluginSwitch> {
    var pluginSwitch: Switch { fatalError() }
}

class PluginPoint<Switch: PluginSwitch> {
    var pluginFactories: [PluginFactory<Switch>] { [] }
}

enum HomeSwitch: PluginSwitch {
    case help, offers
}

final class HelpFactory: PluginFactory<HomeSwitch> {
    override var pluginSwitch: HomeSwitch { .help }
}
