import UIKit

protocol SettingsPresentableListener: AnyObject {
    func didChange(wantsReminders: Bool)
    func didTapDeleteData()
    func didDisappear()
}

final class SettingsViewController: FormViewController, SettingsPresentable, SettingsViewControllable {

    weak var listener: SettingsPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .trash,
            target: self,
            action: #selector(deleteTapped)
        )
        onDismissal = { [weak self] in
            self?.listener?.didDisappear()
        }
    }

    @objc private func deleteTapped() {
        listener?.didTapDeleteData()
    }

    // MARK: - SettingsPresentable

    func show(wantsReminders: Bool) {
        addRow(title: "Reminders", isOn: wantsReminders) { [weak self] isOn in
            self?.listener?.didChange(wantsReminders: isOn)
        }
    }
}
