import AppFoundation
import ModernRIBs
import UIKit

protocol PinEntryPresentableListener: AnyObject {
    func didChange(_ text: String)
    func didLeave()
}

final class PinEntryViewController: LeavableViewController, PinEntryPresentable, PinEntryViewControllable {
    weak var listener: PinEntryPresentableListener?

    private let field = UITextField()
    private let dots = UILabel()

    override func layout() {
        field.isSecureTextEntry = true
        field.keyboardType = .numberPad
        field.addTarget(self, action: #selector(textChanged), for: .editingChanged)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Cancel", style: .plain, target: self, action: #selector(cancelTapped)
        )
        fill(UIStackView(arrangedSubviews: [dots, field]))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        field.becomeFirstResponder()
    }

    override func didLeaveScreen() {
        listener?.didLeave()
    }

    func showProgress(_ digits: Int) {
        dots.text = String(repeating: "●", count: digits)
    }

    func showWrongPin(attemptsLeft: Int) {
        field.text = nil
        dots.text = "\(attemptsLeft) attempts left"
    }

    @objc private func textChanged() {
        listener?.didChange(field.text ?? "")
    }

    @objc private func cancelTapped() {
        field.resignFirstResponder()
        navigationController?.popToRootViewController(animated: true)
    }
}
