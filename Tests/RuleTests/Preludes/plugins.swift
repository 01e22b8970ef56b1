// use: plugins
// The base classes of a plugin framework, and an interactor.

import RIBs

protocol PluginSwitch {}

class PluginFactory<Switch: PluginSwitch> {
    var pluginSwitch: Switch { fatalError() }
}

class PluginPoint<Switch: PluginSwitch> {
    var pluginFactories: [PluginFactory<Switch>] { [] }
}

final class HomeInteractor: Interactor {}
