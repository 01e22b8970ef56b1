import ModernRIBs
import WalletCore

protocol LoggedInDependency: Dependency {
    var loggedInViewController: LoggedInViewControllable { get }
}

final class LoggedInComponent: Component<LoggedInDependency>, HomeDependency {
    let user: User

    var accountRepository: AccountRepository {
        shared {
            InMemoryAccountRepository(accounts: [
                Account(id: user.id, name: "Everyday", iban: "DE02120300000000202051", balance: Money(minorUnits: 125_000)),
            ])
        }
    }

    var cardRepository: CardRepository {
        shared { InMemoryCardRepository(cards: [PaymentCard(id: user.id, lastDigits: "4242", isFrozen: false)]) }
    }

    fileprivate var rates: ExchangeRateStream {
        shared { ExchangeRateStream() }
    }

    var exchangeRates: ExchangeRateStreaming { rates }

    init(dependency: LoggedInDependency, user: User) {
        self.user = user
        super.init(dependency: dependency)
    }
}

protocol LoggedInBuildable: Buildable {
    func build(withListener listener: LoggedInListener, user: User) -> Routing
}

final class LoggedInBuilder: Builder<LoggedInDependency>, LoggedInBuildable {
    func build(withListener listener: LoggedInListener, user: User) -> Routing {
        let component = LoggedInComponent(dependency: dependency, user: user)
        let interactor = LoggedInInteractor(
            refreshWorker: AccountRefreshWorker(repository: component.accountRepository),
            ratesWorker: ExchangeRateWorker(stream: component.rates)
        )
        interactor.listener = listener
        return LoggedInRouter(
            interactor: interactor,
            viewController: dependency.loggedInViewController,
            homeBuilder: HomeBuilder(dependency: component)
        )
    }
}
