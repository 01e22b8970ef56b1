import Combine
import FinanceKit
import Foundation
import ModernRIBs

extension AccountDetailInteractor {
    func observeAccount() {
        repository.accounts
            .compactMap { [id = account.id] accounts in accounts.first { $0.id == id } }
            .receive(on: DispatchQueue.main)
            .sink { [weak self] account in
                self?.presenter.show(
                    title: account.name,
                    balance: MoneyFormatter.string(account.balance, currencyCode: account.currencyCode)
                )
            }
            .cancelOnDeactivate(interactor: self)
    }

    func observeExpenses() {
        repository.expenses(of: account.id)
            .receive(on: DispatchQueue.main)
            .sink { [weak self] expenses in
                guard let self = self else { return }
                self.expenses = expenses
                self.presenter.show(expenses)
            }
            .store(in: &cancellables)
    }
}
