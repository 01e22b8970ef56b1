import Combine
import Foundation
import WalletCore

extension AccountDetailInteractor {
    func observeTransactions() -> AnyCancellable {
        accounts.transactions(of: account.id)
            .map { transactions in transactions.sorted { $0.date > $1.date } }
            .receive(on: DispatchQueue.main)
            .sink { [weak self] transactions in
                self?.presenter.show(transactions)
            }
    }

    func observeRate() -> AnyCancellable {
        let balance = account.balance
        return rates.eurToUsd
            .map { Money(minorUnits: Int(Double(balance.minorUnits) * $0), currency: "USD").text }
            .removeDuplicates()
            .receive(on: DispatchQueue.main)
            .sink { [weak presenter] in presenter?.showConverted($0) }
    }
}
