import Combine
import FinanceKit
import Foundation
import ModernRIBs

protocol AccountsRouting: ViewableRouting {
    func attachAccountDetail(_ account: Account)
    func detachAccountDetail()
    func attachAddExpense(for account: Account)
    func detachAddExpense(dismissing: Bool)
}

protocol AccountsPresentable: Presentable {
    var listener: AccountsPresentableListener? { get set }
    func show(_ rows: [AccountRow], total: String)
    func endRefreshing()
}

protocol AccountsListener: AnyObject {}

protocol AccountsInteractorDependency {
    var accountRepository: AccountRepositing { get }
}

final class AccountsInteractor: PresentableInteractor<AccountsPresentable>, AccountsInteractable {
    weak var router: AccountsRouting?
    weak var listener: AccountsListener?

    let presentationDelegateProxy = PresentationDelegateProxy()

    private let dependency: AccountsInteractorDependency
    private var cancellables: Set<AnyCancellable>

    init(presenter: AccountsPresentable, dependency: AccountsInteractorDependency) {
        self.dependency = dependency
        cancellables = .init()
        super.init(presenter: presenter)
        presenter.listener = self
        presentationDelegateProxy.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()

        dependency.accountRepository.accounts
            .receive(on: DispatchQueue.main)
            .sink { [weak self] accounts in
                self?.show(accounts)
            }
            .store(in: &cancellables)
    }

    override func willResignActive() {
        super.willResignActive()
        cancellables.forEach { $0.cancel() }
        cancellables.removeAll()
    }

    private func show(_ accounts: [Account]) {
        let total = accounts.reduce(into: Decimal.zero) { $0 += $1.balance }
        let currency = accounts.first?.currencyCode ?? "EUR"
        presenter.show(accounts.map(AccountRow.init), total: MoneyFormatter.string(total, currencyCode: currency))
    }
}

// MARK: - AccountsPresentableListener

extension AccountsInteractor: AccountsPresentableListener {
    func didSelectAccount(id: Account.ID) {
        guard let account = dependency.accountRepository.accounts.value.first(where: { $0.id == id }) else { return }
        router?.attachAccountDetail(account)
    }

    func didTapAddExpense() {
        guard let account = dependency.accountRepository.accounts.value.first else { return }
        router?.attachAddExpense(for: account)
    }

    func didPullToRefresh() {
        dependency.accountRepository.refresh()
            .receive(on: DispatchQueue.main)
            .sink(receiveCompletion: { [weak self] _ in
                self?.presenter.endRefreshing()
            }, receiveValue: {})
            .store(in: &cancellables)
    }

    func didConfirmRemoval(id: Account.ID) {
        dependency.accountRepository.remove(id)
    }
}

// MARK: - Children

extension AccountsInteractor: AccountDetailListener, AddExpenseListener {
    func accountDetailDidLeave() {
        router?.detachAccountDetail()
    }

    func addExpenseDidFinish() {
        router?.detachAddExpense(dismissing: true)
    }
}

extension AccountsInteractor: PresentationDelegateProxyListener {
    func presentationControllerDidDismiss() {
        router?.detachAddExpense(dismissing: false)
    }
}
