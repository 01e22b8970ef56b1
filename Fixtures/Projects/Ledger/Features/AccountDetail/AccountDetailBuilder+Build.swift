import FinanceKit
import ModernRIBs

extension AccountDetailBuilder: AccountDetailBuildable {
    func build(withListener listener: AccountDetailListener, account: Account) -> AccountDetailRouting {
        let component = AccountDetailComponent(dependency: dependency, account: account)
        let viewController = AccountDetailViewController()
        let interactor = AccountDetailInteractor(
            presenter: viewController,
            account: component.account,
            repository: component.accountRepository
        )
        interactor.listener = listener
        return AccountDetailRouter(interactor: interactor, viewController: viewController)
    }
}
