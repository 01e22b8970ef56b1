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

// === two apps of a repository may use one key
// use: plugins

// --- Apps/Rider/AppDelegate.swift
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {}

// --- Apps/Driver/Switches/HomeSwitch.swift
enum HomeSwitch: String, PluginSwitch {
    case help = "help_enabled"
}

// --- Apps/Driver/AppDelegate.swift
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {}

// --- Apps/Rider/Switches/MenuSwitch.swift
enum MenuSwitch: String, PluginSwitch {
    case support = "help_enabled"
}

// === one of two apps uses a key twice, and a module of both uses one of an app
// clean: with keys of their own
// use: plugins

// --- Apps/Rider/AppDelegate.swift
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {}

// --- Apps/Driver/AppDelegate.swift
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {}

// --- Apps/Driver/Switches/HomeSwitch.swift
enum HomeSwitch: String, PluginSwitch {
    case help = "help_enabled"
    //          ~~~~~~~~~~~~~~ the key of 'HomeSwitch.help'
//- case again = "help_enabled"
    //           ^^^^^^^^^^^^^^ duplicate_experiment_key
    case offers = "offers_enabled"
    //            ~~~~~~~~~~~~~~~~ the key of 'HomeSwitch.offers'
}

// --- Shared/MenuSwitch.swift
enum MenuSwitch: String, PluginSwitch {
//- case support = "offers_enabled"
    //             ^^^^^^^^^^^^^^^^ duplicate_experiment_key
//+ case support = "support_enabled"
}
