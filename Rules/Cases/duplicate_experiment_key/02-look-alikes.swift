// === texts that are no keys, and cases that share one on purpose
// use: plugins

enum HomeSwitch: PluginSwitch {
    case help, longHelp, offers, ads

    var title: String {
        switch self {
        case .help: return "Help"
        case .longHelp: return "Help"
        case .offers, .ads: return "Offers"
        }
    }

    var experimentKey: String {
        switch self {
        case .help, .longHelp: return "home_help"
        case .offers: return "home_offers"
        case .ads: return "home_\(title)"
        }
    }
}

// === raw values of enumerations without switches
// use: plugins

enum HomeSwitch: String, PluginSwitch {
    case help = "help_enabled"
}

enum Defaults: String {
    case help = "help_enabled"
}

// === keys with the names of their enumerations
// use: plugins

enum HomeSwitch: String, PluginSwitch {
    case help = "help_enabled"
    var key: String { "home." + rawValue }
}

enum MenuSwitch: String, PluginSwitch {
    case help = "help_enabled"
    var key: String { "menu." + rawValue }
}

// === keys that the protocol makes
import RIBs

protocol PluginSwitch {
    var rawValue: String { get }
}

extension PluginSwitch {
    var key: String { "\(Self.self).\(rawValue)" }
}

enum HomeSwitch: String, PluginSwitch {
    case help = "help_enabled"
}

enum MenuSwitch: String, PluginSwitch {
    case help = "help_enabled"
}

final class HomeInteractor: Interactor {}
