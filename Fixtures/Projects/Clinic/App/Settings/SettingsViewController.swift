import UIKit

protocol SettingsPresentableListener: AnyObject {
    func didChange(wantsReminders: Bool)
    func didDisappear()
}

final class SettingsViewController: FormViewController, SettingsPresentable, SettingsViewControllable {

    weak var listener: SettingsPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        onDismissal = { [weak self] in
            self?.listener?.didDisappear()
        }
    }

    // MARK: - SettingsPresentable

    func show(wantsReminders: Bool) {
        addRow(title: "Reminders", isOn: wantsReminders) { [weak self] isOn in
            self?.listener?.didChange(wantsReminders: isOn)
        }
    }
}
