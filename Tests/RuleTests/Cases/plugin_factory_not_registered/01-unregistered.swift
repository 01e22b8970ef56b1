// === a factory that no plugin point lists
// clean: in the list
// use: plugins

enum HomeSwitch: PluginSwitch {
    case help, offers
}

final class HelpFactory: PluginFactory<HomeSwitch> {
    override var pluginSwitch: HomeSwitch { .help }
}

final class OffersFactory: PluginFactory<HomeSwitch> {
    //      ^^^^^^^^^^^^^ plugin_factory_not_registered: Nothing names 'OffersFactory'
    override var pluginSwitch: HomeSwitch { .offers }

    static func make() -> OffersFactory { OffersFactory() }
}

extension OffersFactory: CustomStringConvertible {
    var description: String { "offers" }
}

final class HomePluginPoint: PluginPoint<HomeSwitch> {
//- override var pluginFactories: [PluginFactory<HomeSwitch>] { [HelpFactory()] }
//+ override var pluginFactories: [PluginFactory<HomeSwitch>] { [HelpFactory(), OffersFactory()] }
}

// === only a test names it
// use: plugins

enum HomeSwitch: PluginSwitch {
    case help
}

final class HelpFactory: PluginFactory<HomeSwitch> {
    //      ^^^^^^^^^^^ plugin_factory_not_registered: no plugin point has this factory
    override var pluginSwitch: HomeSwitch { .help }
}

final class HomePluginPoint: PluginPoint<HomeSwitch> {}

// --- HomeTests/HelpFactoryTests.swift
import XCTest

final class HelpFactoryTests: XCTestCase {
    func testSwitch() { XCTAssertEqual(HelpFactory().pluginSwitch, .help) }
}
