import FinanceKit
import ModernRIBs

typealias TabsChildrenListener = AccountsListener & SettingsListener

protocol TabsInteractable: Interactable, TabsChildrenListener {
    var router: TabsRouting? { get set }
    var listener: TabsListener? { get set }
}

protocol TabsViewControllable: ViewControllable {
    func setTabs(_ viewControllers: [ViewControllable])
}

final class TabsRouter: ViewableRouter<TabsInteractable, TabsViewControllable>, TabsRouting {
    private let accountsBuilder: AccountsBuildable
    private let settingsBuilder: SettingsBuildable

    private var accounts: ViewableRouting?
    private var settings: ViewableRouting?

    init(
        interactor: TabsInteractable,
        viewController: TabsViewControllable,
        accountsBuilder: AccountsBuildable,
        settingsBuilder: SettingsBuildable
    ) {
        self.accountsBuilder = accountsBuilder
        self.settingsBuilder = settingsBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachTabs() {
        guard accounts == nil, settings == nil else { return }
        let accounts = accountsBuilder.build(withListener: interactor)
        let settings = settingsBuilder.build(withListener: interactor)
        self.accounts = accounts
        self.settings = settings
        attachChild(accounts)
        attachChild(settings)
        viewController.setTabs([
            NavigationControllerable(root: accounts.viewControllable),
            settings.viewControllable,
        ])
    }
}
