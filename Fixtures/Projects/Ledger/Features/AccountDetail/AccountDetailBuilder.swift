import FinanceKit
import ModernRIBs

protocol AccountDetailDependency: Dependency {
    var accountRepository: AccountRepositing { get }
}

final class AccountDetailComponent: Component<AccountDetailDependency> {
    let account: Account

    init(dependency: AccountDetailDependency, account: Account) {
        self.account = account
        super.init(dependency: dependency)
    }

    var accountRepository: AccountRepositing { dependency.accountRepository }
}

// MARK: - Builder

protocol AccountDetailBuildable: Buildable {
    func build(withListener listener: AccountDetailListener, account: Account) -> AccountDetailRouting
}

final class AccountDetailBuilder: Builder<AccountDetailDependency> {}
