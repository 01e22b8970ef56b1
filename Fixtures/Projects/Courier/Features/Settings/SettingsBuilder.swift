import CourierDomain
import RIBsKit

protocol SettingsDependency: Dependency {
    var profileService: ProfileService { get }
    var analytics: Analytics { get }
}

final class SettingsComponent: Component<SettingsDependency>, LicensesDependency {
    var profileService: ProfileService { dependency.profileService }
    var analytics: Analytics { dependency.analytics }
}

// MARK: - Builder

protocol SettingsBuildable: Buildable {
    func build(withListener listener: SettingsListener) -> ViewableRouting
}

final class SettingsBuilder: Builder<SettingsDependency>, SettingsBuildable {
    func build(withListener listener: SettingsListener) -> ViewableRouting {
        let component: SettingsComponent = .init(dependency: dependency)
        let viewController = SettingsViewController()
        let interactor = SettingsInteractor(
            presenter: viewController,
            service: component.profileService,
            analytics: component.dependency.analytics
        )
        interactor.listener = listener
        return SettingsRouter(
            interactor: interactor,
            viewController: viewController,
            licensesBuilder: LicensesBuilder(dependency: component)
        )
    }
}
