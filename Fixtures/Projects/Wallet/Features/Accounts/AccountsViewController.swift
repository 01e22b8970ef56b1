import AppFoundation
import ModernRIBs
import UIKit
import WalletCore

protocol AccountsPresentableListener: AnyObject {
    func didPullToRefresh()
    func didSelect(_ account: Account)
    func didTapTopUp(_ account: Account)
    func didTapSend(_ account: Account)
}

final class AccountsViewController: UITableViewController, AccountsPresentable, AccountsViewControllable {
    weak var listener: AccountsPresentableListener?

    private var accounts: [Account] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Accounts"
        refreshControl = UIRefreshControl(frame: .zero, primaryAction: UIAction { [weak self] _ in
            self?.listener?.didPullToRefresh()
        })
        let titleButton = UIButton(type: .system)
        titleButton.setTitle("Accounts", for: .normal)
        titleButton.addTarget(self, action: #selector(titleTapped), for: .touchUpInside)
        navigationItem.titleView = titleButton
    }

    func show(_ accounts: [Account]) {
        self.accounts = accounts
        tableView.reloadData()
    }

    func showOffline(_ isOffline: Bool) {
        refreshControl?.endRefreshing()
        navigationItem.prompt = isOffline ? "You are offline" : nil
    }

    @objc private func titleTapped() {
        navigationController?.setViewControllers([self], animated: true)
        tableView.setContentOffset(.zero, animated: true)
    }

    private func share(_ account: Account) {
        let activity = UIActivityViewController(activityItems: [account.iban], applicationActivities: nil)
        activity.completionWithItemsHandler = { _, _, _, _ in
            activity.dismiss(animated: true)
        }
        present(activity, animated: true)
    }

    // MARK: - UITableView

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        accounts.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = accounts[indexPath.row].name
        cell.detailTextLabel?.text = accounts[indexPath.row].balance.text
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        listener?.didSelect(accounts[indexPath.row])
    }

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let account = accounts[indexPath.row]
        let topUp = UIContextualAction(style: .normal, title: "Top up") { [weak self] _, _, done in
            self?.listener?.didTapTopUp(account)
            done(true)
        }
        let send = UIContextualAction(style: .normal, title: "Send") { [weak self] _, _, done in
            self?.listener?.didTapSend(account)
            done(true)
        }
        let share = UIContextualAction(style: .normal, title: "IBAN") { [weak self] _, _, done in
            self?.share(account)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [topUp, send, share])
    }
}
