import AppFoundation
import Combine
import Foundation
import ModernRIBs
import WalletCore

protocol AccountDetailRouting: ViewableRouting {}

protocol AccountDetailPresentable: Presentable {
    var listener: AccountDetailPresentableListener? { get set }
    func show(_ account: Account)
    func show(_ transactions: [Transaction])
    func showConverted(_ text: String)
}

protocol AccountDetailListener: AnyObject {
    func accountDetailDidClose()
}

final class AccountDetailInteractor: PresentableInteractor<AccountDetailPresentable>,
    AccountDetailInteractable, AccountDetailPresentableListener {
    nonisolated(unsafe) weak var router: AccountDetailRouting?
    weak var listener: AccountDetailListener?

    let account: Account
    let accounts: ReadOnlyAccounts
    let rates: ExchangeRateStreaming

    init(
        presenter: AccountDetailPresentable,
        account: Account,
        accounts: ReadOnlyAccounts,
        rates: ExchangeRateStreaming
    ) {
        self.account = account
        self.accounts = accounts
        self.rates = rates
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.show(account)
        let subscriptions = [observeTransactions(), observeRate()]
        subscriptions.forEach { $0.cancelOnDeactivate(interactor: self) }
    }

    func didClose() {
        listener?.accountDetailDidClose()
    }
}
