import Combine
import Foundation

public protocol ReadOnlyAccounts: AnyObject {
    var accounts: AnyPublisher<[Account], Never> { get }
    func transactions(of account: Account.ID) -> AnyPublisher<[Transaction], Never>
}

public protocol AccountRepository: ReadOnlyAccounts {
    func refresh() -> AnyPublisher<Void, WalletError>
    func topUp(_ account: Account.ID, by amount: Money, with card: PaymentCard) -> AnyPublisher<Account, WalletError>
    func transfer(_ request: TransferRequest, from account: Account.ID) -> AnyPublisher<Transaction, WalletError>
}

public final class InMemoryAccountRepository: AccountRepository {
    private let accountsSubject: CurrentValueSubject<[Account], Never>
    private let transactionsSubject = CurrentValueSubject<[Transaction], Never>([])

    public var accounts: AnyPublisher<[Account], Never> { accountsSubject.eraseToAnyPublisher() }

    public init(accounts: [Account]) {
        accountsSubject = CurrentValueSubject(accounts)
    }

    public func transactions(of account: Account.ID) -> AnyPublisher<[Transaction], Never> {
        transactionsSubject
            .map { $0.filter { $0.account == account } }
            .removeDuplicates()
            .eraseToAnyPublisher()
    }

    public func refresh() -> AnyPublisher<Void, WalletError> {
        Just(()).setFailureType(to: WalletError.self).eraseToAnyPublisher()
    }

    public func topUp(
        _ account: Account.ID, by amount: Money, with card: PaymentCard
    ) -> AnyPublisher<Account, WalletError> {
        guard !card.isFrozen else { return Fail(error: .cardDeclined).eraseToAnyPublisher() }
        var accounts = accountsSubject.value
        guard let index = accounts.firstIndex(where: { $0.id == account }) else {
            return Fail(error: .offline).eraseToAnyPublisher()
        }
        accounts[index].balance = accounts[index].balance + amount
        accountsSubject.send(accounts)
        book(.topUp, amount, account, "Card \(card.lastDigits)")
        return Just(accounts[index]).setFailureType(to: WalletError.self).eraseToAnyPublisher()
    }

    public func transfer(
        _ request: TransferRequest, from account: Account.ID
    ) -> AnyPublisher<Transaction, WalletError> {
        var accounts = accountsSubject.value
        guard
            let index = accounts.firstIndex(where: { $0.id == account }),
            accounts[index].balance.minorUnits >= request.amount.minorUnits
        else {
            return Fail(error: .insufficientFunds).eraseToAnyPublisher()
        }
        accounts[index].balance = accounts[index].balance - request.amount
        accountsSubject.send(accounts)
        let transaction = book(.outgoing, request.amount, account, request.recipient)
        return Just(transaction).setFailureType(to: WalletError.self).eraseToAnyPublisher()
    }

    @discardableResult
    private func book(_ kind: Transaction.Kind, _ amount: Money, _ account: Account.ID, _ who: String) -> Transaction {
        let transaction = Transaction(
            id: UUID(), account: account, kind: kind, amount: amount, counterparty: who, date: Date()
        )
        transactionsSubject.send([transaction] + transactionsSubject.value)
        return transaction
    }
}
