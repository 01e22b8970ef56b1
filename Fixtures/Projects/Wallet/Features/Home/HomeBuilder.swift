import ModernRIBs
import WalletCore

protocol HomeDependency: Dependency {
    var accountRepository: AccountRepository { get }
    var cardRepository: CardRepository { get }
    var exchangeRates: ExchangeRateStreaming { get }
}

final class HomeComponent: Component<HomeDependency> {
    let viewController: HomeViewController

    var accountRepository: AccountRepository { dependency.accountRepository }
    var cardRepository: CardRepository { dependency.cardRepository }
    var exchangeRates: ExchangeRateStreaming { dependency.exchangeRates }

    init(dependency: HomeDependency, viewController: HomeViewController) {
        self.viewController = viewController
        super.init(dependency: dependency)
    }
}

extension HomeComponent: AccountsDependency, CardsDependency {}

protocol HomeBuildable: Buildable {
    func build(withListener listener: HomeListener) -> ViewableRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable {
    func build(withListener listener: HomeListener) -> ViewableRouting {
        let viewController = HomeViewController()
        let component = HomeComponent(dependency: dependency, viewController: viewController)
        let interactor = HomeInteractor(presenter: viewController)
        interactor.listener = listener
        let cardsBuilder = CardsBuilder { CardsComponent(dependency: component) }
        return HomeRouter(
            interactor: interactor,
            viewController: component.viewController,
            accountsBuilder: AccountsBuilder(dependency: component),
            cardsBuilder: cardsBuilder
        )
    }
}
