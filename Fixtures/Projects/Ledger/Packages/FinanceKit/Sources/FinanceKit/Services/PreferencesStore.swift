import Combine
import Foundation

public protocol PreferencesStoring: AnyObject {
    var currencyCode: CurrentValueSubject<String, Never> { get }
    var remindersEnabled: CurrentValueSubject<Bool, Never> { get }
}

public final class PreferencesStore: PreferencesStoring {
    public let currencyCode: CurrentValueSubject<String, Never>
    public let remindersEnabled: CurrentValueSubject<Bool, Never>

    private let defaults: UserDefaults
    private var cancellables = Set<AnyCancellable>()

    public init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
        currencyCode = CurrentValueSubject(defaults.string(forKey: "currency") ?? "EUR")
        remindersEnabled = CurrentValueSubject(defaults.bool(forKey: "reminders"))
        currencyCode.dropFirst().sink { defaults.set($0, forKey: "currency") }.store(in: &cancellables)
        remindersEnabled.dropFirst().sink { defaults.set($0, forKey: "reminders") }.store(in: &cancellables)
    }
}
