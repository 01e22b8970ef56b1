import FinanceKit
import ModernRIBs

protocol SettingsDependency: Dependency {
    var preferences: PreferencesStoring { get }
    var session: Session { get }
}

final class SettingsComponent: Component<SettingsDependency> {
    var preferences: PreferencesStoring { dependency.preferences }
    var session: Session { dependency.session }
}

// MARK: - Builder

protocol SettingsBuildable: Buildable {
    func build(withListener listener: SettingsListener) -> SettingsRouting
}

final class SettingsBuilder: Builder<SettingsDependency>, SettingsBuildable {
    func build(withListener listener: SettingsListener) -> SettingsRouting {
        let component = SettingsComponent(dependency: dependency)
        let viewController = SettingsViewController(state: SettingsState(name: component.session.displayName))
        let interactor = SettingsInteractor(presenter: viewController, preferences: component.preferences)
        interactor.listener = listener
        return SettingsRouter(interactor: interactor, viewController: viewController)
    }
}
