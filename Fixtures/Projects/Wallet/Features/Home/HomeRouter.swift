import AppFoundation
import ModernRIBs

typealias HomeTabsListener = AccountsListener & CardsListener

protocol HomeInteractable: Interactable, HomeTabsListener {
    var router: HomeRouting? { get set }
    var listener: HomeListener? { get set }
}

protocol HomeViewControllable: ViewControllable {
    func setTabs(_ viewControllers: [ViewControllable])
    func selectTab(at index: Int)
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let accountsBuilder: AccountsBuildable
    private let cardsBuilder: CardsBuildable

    private var accounts: ViewableRouting?
    private var cards: ViewableRouting?

    init(
        interactor: HomeInteractable,
        viewController: HomeViewControllable,
        accountsBuilder: AccountsBuildable,
        cardsBuilder: CardsBuildable
    ) {
        self.accountsBuilder = accountsBuilder
        self.cardsBuilder = cardsBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    override func didLoad() {
        super.didLoad()
        let accounts = accountsBuilder.build(withListener: interactor)
        let cards = cardsBuilder.build(withListener: interactor)
        self.accounts = accounts
        self.cards = cards
        attachChild(accounts)
        attachChild(cards)
        viewController.setTabs([
            NavigationControllerable(root: accounts.viewControllable),
            cards.viewControllable,
        ])
    }

    func showCards() {
        viewController.selectTab(at: 1)
    }
}
