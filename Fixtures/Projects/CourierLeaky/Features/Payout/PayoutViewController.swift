import AppFoundation
import RIBs
import UIKit

protocol PayoutPresentableListener: AnyObject {
    func didChange(amount: Decimal)
    func didTapSubmit()
    func didTapClose()
    func didLeave()
}

final class PayoutViewController: BaseViewController, PayoutPresentable, PayoutViewControllable {
    weak var listener: PayoutPresentableListener?

    private let amountField = UITextField()
    private let availableLabel = UILabel()
    private let submitButton = UIButton(type: .system)
    private let closeButton = UIButton(type: .close)

    override func setUpViews() {
        amountField.keyboardType = .decimalPad
        amountField.addTarget(self, action: #selector(amountChanged), for: .editingChanged)
        submitButton.setTitle("Transfer", for: .normal)
        submitButton.addTarget(self, action: #selector(submitTapped), for: .touchUpInside)
        closeButton.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [closeButton, availableLabel, amountField, submitButton])
        stack.axis = .vertical
        view.addFilling(stack)
    }

    // MARK: - PayoutPresentable

    func showAvailable(_ amount: Decimal) {
        availableLabel.text = "Available: \(amount) €"
    }

    func setCanSubmit(_ canSubmit: Bool) {
        submitButton.isEnabled = canSubmit
    }

    func showError(_ text: String) {
        showMessage(text, title: "Transfer failed")
    }

    // MARK: - Actions

    @objc private func amountChanged() {
        listener?.didChange(amount: Decimal(string: amountField.text ?? "") ?? 0)
    }

    @objc private func submitTapped() {
        hideKeyboard()
        listener?.didTapSubmit()
    }

    @objc private func closeTapped() {
        hideKeyboard()
        dismiss(animated: true)
    }

    deinit { listener?.didLeave() }
}
