import AppFoundation
import ModernRIBs
import UIKit
import WalletCore

protocol EnterAmountPresentableListener: AnyObject {
    func didConfirm(_ amount: Money, card: PaymentCard)
    func didTapManageCards()
    func didLeave()
}

final class EnterAmountViewController: LeavableViewController, EnterAmountPresentable, EnterAmountViewControllable {
    weak var listener: EnterAmountPresentableListener?

    private let amountField = UITextField()
    private let cardControl = UISegmentedControl()
    private let confirmButton = UIButton(type: .system)
    private var cards: [PaymentCard] = []

    override func layout() {
        title = "Top up"
        navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in
            self?.dismissSelf()
        })
        amountField.keyboardType = .decimalPad
        confirmButton.setTitle("Confirm", for: .normal)
        confirmButton.addTarget(self, action: #selector(confirmTapped), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [amountField, cardControl, confirmButton])
        stack.axis = .vertical
        fill(stack)
    }

    override func didLeaveScreen() {
        listener?.didLeave()
    }

    func show(_ cards: [PaymentCard]) {
        self.cards = cards
        cardControl.removeAllSegments()
        for (index, card) in cards.enumerated() {
            cardControl.insertSegment(withTitle: "•• \(card.lastDigits)", at: index, animated: false)
        }
        if cards.isEmpty { showNoCards() }
    }

    func setLoading(_ isLoading: Bool) {
        isModalInPresentation = isLoading
        confirmButton.isEnabled = !isLoading
    }

    func show(_ error: WalletError) {
        presentedViewController?.dismiss(animated: false)
        let alert = UIAlertController(title: "Top up failed", message: "\(error)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    private func showNoCards() {
        let alert = UIAlertController(title: "No card available", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Manage cards", style: .default) { [weak self] _ in
            self?.listener?.didTapManageCards()
        })
        present(alert, animated: true)
    }

    @objc private func confirmTapped() {
        guard
            let text = amountField.text, let value = Double(text),
            cards.indices.contains(cardControl.selectedSegmentIndex)
        else { return }
        amountField.endEditing(true)
        listener?.didConfirm(
            Money(minorUnits: Int(value * 100)),
            card: cards[cardControl.selectedSegmentIndex]
        )
    }
}
