import Combine
import FinanceKit
import Foundation
import ModernRIBs

protocol SettingsRouting: ViewableRouting {}

protocol SettingsPresentable: Presentable {
    var listener: SettingsPresentableListener? { get set }
    func update(currencyCode: String, remindersEnabled: Bool)
}

protocol SettingsListener: AnyObject {
    func settingsDidRequestSignOut()
}

final class SettingsInteractor: PresentableInteractor<SettingsPresentable>, SettingsInteractable {
    weak var router: SettingsRouting?
    weak var listener: SettingsListener?

    private let preferences: PreferencesStoring

    init(presenter: SettingsPresentable, preferences: PreferencesStoring) {
        self.preferences = preferences
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        let update = Publishers.CombineLatest(preferences.currencyCode, preferences.remindersEnabled)
            .receive(on: DispatchQueue.main)
            .sink { [presenter] currencyCode, remindersEnabled in
                presenter.update(currencyCode: currencyCode, remindersEnabled: remindersEnabled)
            }
        update.cancelOnDeactivate(interactor: self)
    }
}

extension SettingsInteractor: SettingsPresentableListener {
    func didSelect(currencyCode: String) {
        preferences.currencyCode.send(currencyCode)
    }

    func didToggleReminders(_ isOn: Bool) {
        preferences.remindersEnabled.send(isOn)
    }

    func didConfirmSignOut() {
        listener?.settingsDidRequestSignOut()
    }
}
