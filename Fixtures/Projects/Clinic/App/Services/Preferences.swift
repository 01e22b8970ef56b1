import Foundation

protocol Preferencing: AnyObject {
    var wantsReminders: Bool { get set }
}

final class Preferences: Preferencing {

    var wantsReminders: Bool {
        get { UserDefaults.standard.bool(forKey: "reminders") }
        set { UserDefaults.standard.set(newValue, forKey: "reminders") }
    }
}
