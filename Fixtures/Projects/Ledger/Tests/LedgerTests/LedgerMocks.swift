import Combine
@testable import Ledger
import FinanceKit
import ModernRIBs
import UIKit

final class AccountsPresentableMock: AccountsPresentable {
    var listener: AccountsPresentableListener?
    private(set) var rows: [AccountRow] = []
    private(set) var total = ""
    private(set) var endRefreshingCallCount = 0

    func show(_ rows: [AccountRow], total: String) {
        self.rows = rows
        self.total = total
    }

    func endRefreshing() {
        endRefreshingCallCount += 1
    }
}

final class AccountsViewControllableMock: ViewControllable {
    let uiviewController = UIViewController()
}

final class AccountsRoutingMock: AccountsRouting {
    var viewControllable: ViewControllable = AccountsViewControllableMock()
    var interactable: Interactable
    var children: [Routing] = []
    var lifecycle: AnyPublisher<RouterLifecycle, Never> { Empty().eraseToAnyPublisher() }

    private(set) var detailAccounts: [Account] = []
    private(set) var expenseAccounts: [Account] = []
    private(set) var detachAddExpenseArguments: [Bool] = []
    private(set) var detachAccountDetailCallCount = 0

    init(interactable: Interactable) {
        self.interactable = interactable
    }

    func load() {}
    func attachChild(_ child: Routing) { children.append(child) }
    func detachChild(_ child: Routing) { children.removeAll { $0 === child } }

    func attachAccountDetail(_ account: Account) { detailAccounts.append(account) }
    func detachAccountDetail() { detachAccountDetailCallCount += 1 }
    func attachAddExpense(for account: Account) { expenseAccounts.append(account) }
    func detachAddExpense(dismissing: Bool) { detachAddExpenseArguments.append(dismissing) }
}

final class AccountDetailInteractableMock: AccountDetailInteractable {
    var router: AccountDetailRouting?
    var listener: AccountDetailListener?
    var isActive = false
    var isActiveStream: AnyPublisher<Bool, Never> { Just(isActive).eraseToAnyPublisher() }

    func activate() { isActive = true }
    func deactivate() { isActive = false }
}

struct AccountsInteractorDependencyMock: AccountsInteractorDependency {
    let accountRepository: AccountRepositing
}
