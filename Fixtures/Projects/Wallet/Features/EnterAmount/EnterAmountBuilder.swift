import AppFoundation
import ModernRIBs
import WalletCore

protocol EnterAmountDependency: Dependency {
    var account: Account { get }
    var accountRepository: AccountRepository { get }
    var cardRepository: CardRepository { get }
}

final class EnterAmountComponent: BaseComponent<EnterAmountDependency> {
    var account: Account { dependency.account }
    var repository: AccountRepository { dependency.accountRepository }
    var cards: CardRepository { dependency.cardRepository }
}

protocol EnterAmountBuildable: Buildable {
    func build(withListener listener: EnterAmountListener) -> ViewableRouting
}

final class EnterAmountBuilder: ScopedBuilder<EnterAmountDependency, EnterAmountComponent>, EnterAmountBuildable {
    convenience init(dependency: EnterAmountDependency) {
        self.init(dependency: dependency, component: { EnterAmountComponent(dependency: $0) })
    }

    func build(withListener listener: EnterAmountListener) -> ViewableRouting {
        let scope = scope()
        let viewController = EnterAmountViewController()
        let interactor = EnterAmountInteractor(
            presenter: viewController,
            account: scope.account,
            repository: scope.repository,
            cards: scope.cards
        )
        interactor.listener = listener
        return EnterAmountRouter(interactor: interactor, viewController: viewController)
    }
}
