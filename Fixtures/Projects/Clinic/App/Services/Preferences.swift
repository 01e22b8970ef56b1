import Foundation

protocol Preferencing: AnyObject {
    var wantsReminders: Bool { get set }
    var hasSeenWelcome: Bool { get set }
    func deleteAll()
}

final class Preferences: Preferencing {

    var wantsReminders: Bool {
        get { UserDefaults.standard.bool(forKey: "reminders") }
        set { UserDefaults.standard.set(newValue, forKey: "reminders") }
    }

    var hasSeenWelcome: Bool {
        get { UserDefaults.standard.bool(forKey: "welcome") }
        set { UserDefaults.standard.set(newValue, forKey: "welcome") }
    }

    func deleteAll() {
        UserDefaults.standard.removeObject(forKey: "reminders")
        UserDefaults.standard.removeObject(forKey: "welcome")
    }
}
