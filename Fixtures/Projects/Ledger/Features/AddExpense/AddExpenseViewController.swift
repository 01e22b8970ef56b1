import FinanceKit
import ModernRIBs
import UIKit

protocol AddExpensePresentableListener: AnyObject {
    func didChange(title: String, amount: Decimal)
    func didPick(_ category: ExpenseCategory)
    func didAttachReceipt()
    func didTapSave()
    func didDiscard()
}

final class AddExpenseViewController: UIViewController, AddExpensePresentable, AddExpenseViewControllable {
    weak var listener: AddExpensePresentableListener?

    private let titleField = UITextField()
    private let amountField = UITextField()
    private let receiptView = UIImageView()
    private lazy var saveItem = UIBarButtonItem(
        systemItem: .save,
        primaryAction: UIAction { [weak self] _ in self?.listener?.didTapSave() }
    )

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New expense"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = saveItem
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel,
            target: self,
            action: #selector(cancelTapped)
        )
        [titleField, amountField].forEach {
            $0.addTarget(self, action: #selector(textChanged), for: .editingChanged)
        }
        let receiptButton = UIButton(type: .system, primaryAction: UIAction(title: "Add receipt") { [weak self] _ in
            self?.pickReceipt()
        })
        let categoryButton = UIButton(type: .system, primaryAction: UIAction(title: "Category") { [weak self] _ in
            self?.pickCategory()
        })
        let stack = UIStackView(arrangedSubviews: [titleField, amountField, categoryButton, receiptButton, receiptView])
        stack.axis = .vertical
        stack.spacing = 12
        stack.frame = view.bounds.insetBy(dx: 16, dy: 100)
        view.addSubview(stack)
    }

    func setSaving(_ isSaving: Bool) {
        saveItem.isEnabled = !isSaving
        isModalInPresentation = isSaving
    }

    func setReceiptAttached(_ isAttached: Bool) {
        receiptView.isHidden = !isAttached
    }

    func showSavingFailed() {
        showError("The expense could not be saved.")
    }

    func showReceipt(_ image: UIImage?) {
        receiptView.image = image
    }

    @objc private func textChanged() {
        let amount = Decimal(string: amountField.text ?? "") ?? 0
        listener?.didChange(title: titleField.text ?? "", amount: amount)
    }

    @objc private func cancelTapped() {
        guard titleField.hasText || amountField.hasText else {
            listener?.didDiscard()
            return
        }
        let alert = UIAlertController(title: "Discard this expense?", message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
            self?.listener?.didDiscard()
        })
        alert.addAction(UIAlertAction(title: "Keep editing", style: .cancel))
        present(alert, animated: true)
    }
}
