import Combine
import Foundation

public protocol AccountRepositing: AnyObject {
    var accounts: ReadOnlyCurrentValuePublisher<[Account]> { get }
    func expenses(of accountID: Account.ID) -> AnyPublisher<[Expense], Never>
    func add(_ expense: Expense) -> AnyPublisher<Void, Error>
    func remove(_ accountID: Account.ID)
    func refresh() -> AnyPublisher<Void, Error>
}

public final class AccountRepository: AccountRepositing {
    private let accountsSubject = CurrentValuePublisher<[Account]>([])
    private let expensesSubject = CurrentValueSubject<[Expense], Never>([])
    private var cancellables = Set<AnyCancellable>()

    public init(seed: [Account] = []) {
        accountsSubject.send(seed)
        expensesSubject
            .dropFirst()
            .sink { [weak self] in self?.recalculate($0) }
            .store(in: &cancellables)
    }

    public var accounts: ReadOnlyCurrentValuePublisher<[Account]> { accountsSubject }

    public func expenses(of accountID: Account.ID) -> AnyPublisher<[Expense], Never> {
        expensesSubject
            .map { $0.filter { $0.accountID == accountID }.sorted { $0.date > $1.date } }
            .eraseToAnyPublisher()
    }

    public func add(_ expense: Expense) -> AnyPublisher<Void, Error> {
        expensesSubject.send(expensesSubject.value + [expense])
        return Just(()).setFailureType(to: Error.self).eraseToAnyPublisher()
    }

    public func remove(_ accountID: Account.ID) {
        accountsSubject.send(accountsSubject.value.filter { $0.id != accountID })
    }

    public func refresh() -> AnyPublisher<Void, Error> {
        Just(())
            .delay(for: .seconds(1), scheduler: DispatchQueue.main)
            .setFailureType(to: Error.self)
            .eraseToAnyPublisher()
    }

    private func recalculate(_ expenses: [Expense]) {
        guard let last = expenses.last else { return }
        var accounts = accountsSubject.value
        guard let index = accounts.firstIndex(where: { $0.id == last.accountID }) else { return }
        accounts[index].balance -= last.amount
        accountsSubject.send(accounts)
    }
}
