import Combine
import FinanceKit
import Foundation
import ModernRIBs

protocol AccountDetailRouting: ViewableRouting {}

protocol AccountDetailPresentable: Presentable {
    var listener: AccountDetailPresentableListener? { get set }
    func show(title: String, balance: String)
    func show(_ expenses: [Expense])
    func share(_ text: String)
}

protocol AccountDetailListener: AnyObject {
    func accountDetailDidLeave()
}

final class AccountDetailInteractor: BasePresentableInteractor<AccountDetailPresentable>, AccountDetailInteractable {
    @WeakRef var router: AccountDetailRouting?
    weak var listener: AccountDetailListener?

    let account: Account
    let repository: AccountRepositing
    var expenses: [Expense] = []

    init(presenter: AccountDetailPresentable, account: Account, repository: AccountRepositing) {
        self.account = account
        self.repository = repository
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        observeAccount()
        observeExpenses()
    }
}

extension AccountDetailInteractor: AccountDetailPresentableListener {
    func didTapShare() {
        let lines = expenses.map { "\($0.title): \(MoneyFormatter.string($0.amount, currencyCode: account.currencyCode))" }
        presenter.share(lines.joined(separator: "\n"))
    }

    func didLeave() {
        listener?.accountDetailDidLeave()
    }
}
