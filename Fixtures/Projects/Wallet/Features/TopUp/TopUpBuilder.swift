import ModernRIBs
import WalletCore

protocol TopUpDependency: Dependency {
    var topUpBaseViewController: ViewControllable { get }
    var accountRepository: AccountRepository { get }
    var cardRepository: CardRepository { get }
}

final class TopUpComponent: Component<TopUpDependency>, EnterAmountDependency {
    let account: Account

    var accountRepository: AccountRepository { dependency.accountRepository }
    var cardRepository: CardRepository { dependency.cardRepository }
    fileprivate var baseViewController: ViewControllable { dependency.topUpBaseViewController }

    init(dependency: TopUpDependency, account: Account) {
        self.account = account
        super.init(dependency: dependency)
    }
}

protocol TopUpBuildable: Buildable {
    func build(withListener listener: TopUpListener, account: Account) -> Routing
}

final class TopUpBuilder: Builder<TopUpDependency>, TopUpBuildable {
    func build(withListener listener: TopUpListener, account: Account) -> Routing {
        let component = TopUpComponent(dependency: dependency, account: account)
        let interactor = TopUpInteractor()
        interactor.listener = listener
        return TopUpRouter(
            interactor: interactor,
            viewController: component.baseViewController,
            enterAmountBuilder: EnterAmountBuilder(dependency: component)
        )
    }
}
