import FinanceKit
import ModernRIBs

protocol AccountsDependency: Dependency {
    var accountRepository: AccountRepositing { get }
}

final class AccountsComponent: Component<AccountsDependency>, AccountDetailDependency, AddExpenseDependency,
    AccountsInteractorDependency
{
    var accountRepository: AccountRepositing { dependency.accountRepository }
}

// MARK: - Builder

protocol AccountsBuildable: Buildable {
    func build(withListener listener: AccountsListener) -> AccountsRouting
}

final class AccountsBuilder: Builder<AccountsDependency>, AccountsBuildable {
    func build(withListener listener: AccountsListener) -> AccountsRouting {
        let component = AccountsComponent(dependency: dependency)
        let viewController = AccountsViewController()
        let interactor = AccountsInteractor(presenter: viewController, dependency: component)
        interactor.listener = listener

        return AccountsRouter(
            interactor: interactor,
            viewController: viewController,
            accountDetailBuilder: AccountDetailBuilder(dependency: component),
            addExpenseBuilder: AddExpenseBuilder(dependency: component)
        )
    }
}
