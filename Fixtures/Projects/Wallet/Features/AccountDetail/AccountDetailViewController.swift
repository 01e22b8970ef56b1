import AppFoundation
import ModernRIBs
import UIKit
import WalletCore

protocol AccountDetailPresentableListener: AnyObject {
    func didClose()
}

final class AccountDetailViewController: BaseViewController, AccountDetailPresentable, AccountDetailViewControllable {
    weak var listener: AccountDetailPresentableListener?

    private let balanceLabel = UILabel()
    private let convertedLabel = UILabel()
    private let list = UITextView()

    override func layout() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: #selector(doneTapped)
        )
        let stack = UIStackView(arrangedSubviews: [balanceLabel, convertedLabel, list])
        stack.axis = .vertical
        fill(stack)
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil {
            listener?.didClose()
        }
    }

    func show(_ account: Account) {
        title = account.name
        balanceLabel.text = account.balance.text
    }

    func show(_ transactions: [Transaction]) {
        list.text = transactions.map { "\($0.counterparty)\t\($0.amount.text)" }.joined(separator: "\n")
    }

    func showConverted(_ text: String) {
        convertedLabel.text = text
    }

    @objc private func doneTapped() {
        _ = navigationController?.popViewController(animated: true)
    }
}
