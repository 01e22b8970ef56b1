// === two factories have one switch
// clean: each has its own
// use: plugins

enum HomeSwitch: PluginSwitch {
    case help
    //   ^^^^ plugin_switch_without_factory: 'HelpFactory' and 'OffersFactory' share the switch 'HomeSwitch.help'
//+ case offers
}

final class HelpFactory: PluginFactory<HomeSwitch> {
    override var pluginSwitch: HomeSwitch { .help }
    //           ~~~~~~~~~~~~ the switch of 'HelpFactory'
}

final class OffersFactory: PluginFactory<HomeSwitch> {
//- override var pluginSwitch: HomeSwitch { .help }
    //           ~~~~~~~~~~~~ the switch of 'OffersFactory'
//+ override var pluginSwitch: HomeSwitch { .offers }
}

final class HomePluginPoint: PluginPoint<HomeSwitch> {
    override var pluginFactories: [PluginFactory<HomeSwitch>] { [HelpFactory(), OffersFactory()] }
}

// === a factory inherits the switch of another, and one depends on a second switch
// use: plugins

enum HomeSwitch: PluginSwitch {
    case help, offers
}

class HelpFactory: PluginFactory<HomeSwitch> {
    override var pluginSwitch: HomeSwitch { .help }
}

final class LongHelpFactory: HelpFactory {
    override var pluginSwitch: HomeSwitch { .help }
}

final class OffersFactory: PluginFactory<HomeSwitch> {
    let needed: HomeSwitch = .help
    override var pluginSwitch: HomeSwitch { .offers }
}

final class HomePluginPoint: PluginPoint<HomeSwitch> {
    override var pluginFactories: [PluginFactory<HomeSwitch>] { [LongHelpFactory(), OffersFactory()] }
}
