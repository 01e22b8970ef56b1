import FinanceKit
import ModernRIBs

protocol AddExpenseDependency: Dependency {
    var accountRepository: AccountRepositing { get }
}

final class AddExpenseComponent: Component<AddExpenseDependency> {
    let account: Account

    init(dependency: AddExpenseDependency, account: Account) {
        self.account = account
        super.init(dependency: dependency)
    }

    var addExpenseUseCase: AddExpenseUseCase {
        AddExpenseUseCase(repository: dependency.accountRepository, account: account)
    }
}

// MARK: - Builder

protocol AddExpenseBuildable: Buildable {
    func build(withListener listener: AddExpenseListener, account: Account) -> AddExpenseRouting
}

final class AddExpenseBuilder: Builder<AddExpenseDependency>, AddExpenseBuildable {
    func build(withListener listener: AddExpenseListener, account: Account) -> AddExpenseRouting {
        let component = AddExpenseComponent(dependency: dependency, account: account)
        let viewController = AddExpenseViewController()
        let interactor = AddExpenseInteractor(presenter: viewController, useCase: component.addExpenseUseCase)
        interactor.listener = listener
        return AddExpenseRouter(interactor: interactor, viewController: viewController)
    }
}
