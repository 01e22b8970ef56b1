// === a property returns one key for two cases
// clean: two keys
// use: plugins

enum HomeSwitch: PluginSwitch {
    case help, offers, news

    var generatedExperimentKey: String {
        switch self {
        case .help: return "home_help"
        //                 ~~~~~~~~~~~ the key of 'HomeSwitch.help'
        case .news: return "home_news"
//-     case .offers: return "home_help"
        //                   ^^^^^^^^^^^ duplicate_experiment_key: 'HomeSwitch.offers' has the key 'home_help' of 'HomeSwitch.help'
//+     case .offers: return "home_offers"
        }
    }
}

// === raw values of two enumerations
// clean: with values of their own
// use: plugins

enum HomeSwitch: String, PluginSwitch {
    case help = "help_enabled"
    //          ~~~~~~~~~~~~~~ the key of 'HomeSwitch.help'
    case offers = "offers_enabled"
}

enum MenuSwitch: String, PluginSwitch {
//- case support = "help_enabled"
    //             ^^^^^^^^^^^^^^ duplicate_experiment_key: turning one of them off turns off both
//+ case support = "support_enabled"
}

// === a raw value that is written by hand, and the raw value of another enumeration
// use: plugins

enum HomeSwitch: PluginSwitch {
    case help

    var rawValue: String {
        switch self {
        case .help: "help_enabled"
        //          ~~~~~~~~~~~~~~ the key of 'HomeSwitch.help'
        }
    }
}

enum MenuSwitch: String, PluginSwitch {
    case support = "help_enabled"
    //             ^^^^^^^^^^^^^^ duplicate_experiment_key: MenuSwitch.support
}
