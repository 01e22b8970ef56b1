import ModernRIBs
import WalletCore

protocol AccountsDependency: Dependency {
    var accountRepository: AccountRepository { get }
    var cardRepository: CardRepository { get }
    var exchangeRates: ExchangeRateStreaming { get }
}

final class AccountsComponent: Component<AccountsDependency>, AccountDetailDependency, TopUpDependency, TransferDependency {
    let topUpBaseViewController: ViewControllable

    var accountRepository: AccountRepository { dependency.accountRepository }
    var readOnlyAccounts: ReadOnlyAccounts { dependency.accountRepository }
    var cardRepository: CardRepository { dependency.cardRepository }
    var exchangeRates: ExchangeRateStreaming { dependency.exchangeRates }

    init(dependency: AccountsDependency, topUpBaseViewController: ViewControllable) {
        self.topUpBaseViewController = topUpBaseViewController
        super.init(dependency: dependency)
    }
}

protocol AccountsBuildable: Buildable {
    func build(withListener listener: AccountsListener) -> ViewableRouting
}

final class AccountsBuilder: Builder<AccountsDependency>, AccountsBuildable {
    func build(withListener listener: AccountsListener) -> ViewableRouting {
        let viewController = AccountsViewController()
        let component = AccountsComponent(dependency: dependency, topUpBaseViewController: viewController)
        let interactor = AccountsInteractor(presenter: viewController, repository: component.accountRepository)
        interactor.listener = listener
        return AccountsRouter(
            interactor: interactor,
            viewController: viewController,
            accountDetailBuilder: AccountDetailBuilder(dependency: component),
            topUpBuilder: TopUpBuilder(dependency: component),
            transferBuilder: TransferBuilder(dependency: component)
        )
    }
}
