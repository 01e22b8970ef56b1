import FinanceKit
import ModernRIBs

protocol TabsDependency: Dependency {
    var accountRepository: AccountRepositing { get }
    var preferences: PreferencesStoring { get }
    var session: Session { get }
}

final class TabsComponent: Component<TabsDependency>, AccountsDependency, SettingsDependency {
    var accountRepository: AccountRepositing { dependency.accountRepository }
    var preferences: PreferencesStoring { dependency.preferences }
    var session: Session { dependency.session }
}

// MARK: - Builder

protocol TabsBuildable: Buildable {
    func build(withListener listener: TabsListener) -> TabsRouting
}

final class TabsBuilder: Builder<TabsDependency>, TabsBuildable {
    func build(withListener listener: TabsListener) -> TabsRouting {
        let component = makeComponent()
        let tabBarController = TabsViewController()
        let interactor = TabsInteractor(presenter: tabBarController)
        interactor.listener = listener
        return TabsRouter(
            interactor: interactor,
            viewController: tabBarController,
            accountsBuilder: AccountsBuilder(dependency: component),
            settingsBuilder: SettingsBuilder(dependency: component)
        )
    }

    private func makeComponent() -> TabsComponent {
        TabsComponent(dependency: dependency)
    }
}
