/// A key by which a service turns plugins on and off.
public protocol PluginSwitch {
    var experimentKey: String { get }
}

/// Creates one plugin, unless its switch is off.
open class PluginFactory<Plugin, Switch: PluginSwitch> {
    open var pluginSwitch: Switch { fatalError("A factory has a switch.") }

    public init() {}

    open func makePlugin() -> Plugin { fatalError("A factory makes a plugin.") }
}

/// The plugins of the factories that are on.
open class PluginPoint<Plugin, Switch: PluginSwitch> {
    private let isOff: (String) -> Bool

    open var pluginFactories: [PluginFactory<Plugin, Switch>] { [] }

    public init(isOff: @escaping (String) -> Bool) { self.isOff = isOff }

    public func plugins() -> [Plugin] {
        pluginFactories.filter { !isOff($0.pluginSwitch.experimentKey) }.map { $0.makePlugin() }
    }
}
