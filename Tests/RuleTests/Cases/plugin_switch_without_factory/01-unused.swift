// === a case that no factory has
// clean: without the case
// use: plugins

enum HomeSwitch: String, PluginSwitch {
    case help
//- case offers
    //   ^^^^^^ plugin_switch_without_factory: No factory of plugins has the switch 'HomeSwitch.offers'
}

final class HelpFactory: PluginFactory<HomeSwitch> {
    override var pluginSwitch: HomeSwitch { .help }
}

final class HomePluginPoint: PluginPoint<HomeSwitch> {
    override var pluginFactories: [PluginFactory<HomeSwitch>] { [HelpFactory()] }
}

// === a case that other code only tests
// use: plugins

enum HomeSwitch: String, PluginSwitch {
    case help, offers
    //         ^^^^^^ plugin_switch_without_factory: turning it off turns nothing off
}

final class HelpFactory: PluginFactory<HomeSwitch> {
    override var pluginSwitch: HomeSwitch { .help }
}

final class HomePluginPoint: PluginPoint<HomeSwitch> {
    override var pluginFactories: [PluginFactory<HomeSwitch>] { [HelpFactory()] }
}

final class SwitchInteractor: Interactor {
    func title(_ one: HomeSwitch) -> String {
        switch one {
        case .help: return "Help"
        case .offers: return "Offers"
        }
    }
}

// === another enumeration has a case of the name
// clean: the case of the switch
// use: plugins

enum Tab { case help, offers }

enum HomeSwitch: PluginSwitch {
    case help, offers
    //         ^^^^^^ plugin_switch_without_factory: HomeSwitch.offers
}

//+final class OffersFactory: PluginFactory<HomeSwitch> {
//+    override var pluginSwitch: HomeSwitch { .offers }
//+}

final class HelpFactory: PluginFactory<HomeSwitch> {
    let tab = Tab.offers
    override var pluginSwitch: HomeSwitch { .help }
}

final class HomePluginPoint: PluginPoint<HomeSwitch> {
    override var pluginFactories: [PluginFactory<HomeSwitch>] {
        [
//+         OffersFactory(),
            HelpFactory()
        ]
    }
}

// === the framework is imported
import PluginFramework
import RIBs

enum HomeSwitch: String, PluginSwitch {
    case help
    case offers
    //   ^^^^^^ plugin_switch_without_factory: HomeSwitch.offers
}

final class HelpFactory: PluginFactory<HomeSwitch> {
    override var pluginSwitch: HomeSwitch { HomeSwitch.help }
}

final class HomePluginPoint: PluginPoint<HomeSwitch> {
    override var pluginFactories: [PluginFactory<HomeSwitch>] { [HelpFactory()] }
}

final class HomeInteractor: Interactor {}
