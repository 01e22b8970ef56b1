import CourierDomain
import RIBsKit

protocol SettingsDependency: Dependency {
    var profileService: ProfileService { get }
    var analytics: Analytics { get }
}

final class SettingsComponent: Component<SettingsDependency>, LicensesDependency {
    var profileService: ProfileService { dependency.profileService }
    var analytics: Analytics { dependency.analytics }
    var viewController: SettingsViewController { SettingsViewController() }
}

// MARK: - Builder

protocol SettingsBuildable: Buildable {
    func build(withListener listener: SettingsListener) -> ViewableRouting
}

final class SettingsBuilder: Builder<SettingsDependency>, SettingsBuildable {
    func build(withListener listener: SettingsListener) -> ViewableRouting {
        let component: SettingsComponent = .init(dependency: dependency)
        let interactor = SettingsInteractor(
            presenter: component.viewController,
            service: component.profileService,
            analytics: component.dependency.analytics
        )
        interactor.listener = listener
        return SettingsRouter(
            interactor: interactor,
            viewController: component.viewController,
            licensesBuilder: LicensesBuilder(dependency: component)
        )
    }
}
