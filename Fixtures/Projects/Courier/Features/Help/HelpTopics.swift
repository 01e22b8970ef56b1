import AppFoundation

enum HelpTopicSwitch: PluginSwitch {
    case payouts
    case deliveries
    case accidents

    var experimentKey: String {
        switch self {
        case .payouts: "help_payouts"
        case .deliveries: "help_deliveries"
        case .accidents: "help_accidents"
        }
    }
}

final class PayoutsTopicFactory: PluginFactory<String, HelpTopicSwitch> {
    override var pluginSwitch: HelpTopicSwitch { .payouts }

    override func makePlugin() -> String { "Payouts" }
}

final class DeliveriesTopicFactory: PluginFactory<String, HelpTopicSwitch> {
    override var pluginSwitch: HelpTopicSwitch { .deliveries }

    override func makePlugin() -> String { "Deliveries" }
}

final class AccidentsTopicFactory: PluginFactory<String, HelpTopicSwitch> {
    override var pluginSwitch: HelpTopicSwitch { .accidents }

    override func makePlugin() -> String { "Accidents" }
}

final class HelpTopicPoint: PluginPoint<String, HelpTopicSwitch> {
    override var pluginFactories: [PluginFactory<String, HelpTopicSwitch>] {
        [PayoutsTopicFactory(), DeliveriesTopicFactory(), AccidentsTopicFactory()]
    }
}
