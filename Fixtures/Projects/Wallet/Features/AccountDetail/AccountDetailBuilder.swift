import ModernRIBs
import WalletCore

protocol AccountDetailDependency: Dependency {
    var readOnlyAccounts: ReadOnlyAccounts { get }
    var exchangeRates: ExchangeRateStreaming { get }
}

final class AccountDetailComponent: Component<AccountDetailDependency> {
    fileprivate let account: Account

    fileprivate var accounts: ReadOnlyAccounts { dependency.readOnlyAccounts }
    fileprivate var rates: ExchangeRateStreaming { dependency.exchangeRates }

    init(dependency: AccountDetailDependency, account: Account) {
        self.account = account
        super.init(dependency: dependency)
    }
}

protocol AccountDetailBuildable: Buildable {
    func build(withListener listener: AccountDetailListener, account: Account) -> ViewableRouting
}

final class AccountDetailBuilder: Builder<AccountDetailDependency>, AccountDetailBuildable {
    func build(withListener listener: AccountDetailListener, account: Account) -> ViewableRouting {
        let component: AccountDetailComponent = .init(dependency: dependency, account: account)
        let viewController = AccountDetailViewController()
        let interactor = AccountDetailInteractor(
            presenter: viewController,
            account: component.account,
            accounts: component.accounts,
            rates: component.rates
        )
        interactor.listener = listener
        return AccountDetailRouter(interactor: interactor, viewController: viewController)
    }
}
