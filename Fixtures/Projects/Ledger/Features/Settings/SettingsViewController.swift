import ModernRIBs
import SwiftUI
import UIKit

protocol SettingsPresentableListener: AnyObject {
    func didSelect(currencyCode: String)
    func didToggleReminders(_ isOn: Bool)
    func didConfirmSignOut()
}

final class SettingsViewController: UIHostingController<SettingsView>, SettingsPresentable, SettingsViewControllable {
    weak var listener: SettingsPresentableListener? {
        didSet { state.listener = listener }
    }

    private let state: SettingsState

    init(state: SettingsState) {
        self.state = state
        super.init(rootView: SettingsView(state: state))
        title = "Settings"
        tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gearshape"), tag: 1)
    }

    @available(*, unavailable)
    @MainActor dynamic required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func update(currencyCode: String, remindersEnabled: Bool) {
        state.currencyCode = currencyCode
        state.remindersEnabled = remindersEnabled
    }
}
