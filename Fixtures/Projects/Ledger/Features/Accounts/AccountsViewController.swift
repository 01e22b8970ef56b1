import FinanceKit
import ModernRIBs
import UIKit

protocol AccountsPresentableListener: AnyObject {
    func didSelectAccount(id: Account.ID)
    func didTapAddExpense()
    func didPullToRefresh()
    func didConfirmRemoval(id: Account.ID)
}

final class AccountsViewController: UITableViewController, AccountsPresentable, AccountsViewControllable {
    weak var listener: AccountsPresentableListener?

    private var rows: [AccountRow] = []
    private let totalLabel = UILabel()

    init() {
        super.init(style: .insetGrouped)
        title = "Accounts"
        tabBarItem = UITabBarItem(title: "Accounts", image: UIImage(systemName: "creditcard"), tag: 0)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        totalLabel.textAlignment = .center
        totalLabel.frame.size.height = 60
        tableView.tableHeaderView = totalLabel
        refreshControl = UIRefreshControl(frame: .zero, primaryAction: UIAction { [weak self] _ in
            self?.listener?.didPullToRefresh()
        })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction { [weak self] _ in self?.listener?.didTapAddExpense() }
        )
    }

    func show(_ rows: [AccountRow], total: String) {
        self.rows = rows
        totalLabel.text = total
        tableView.reloadData()
    }

    func endRefreshing() {
        refreshControl?.endRefreshing()
    }

    var numberOfRows: Int { rows.count }

    func row(at indexPath: IndexPath) -> AccountRow { rows[indexPath.row] }
}
