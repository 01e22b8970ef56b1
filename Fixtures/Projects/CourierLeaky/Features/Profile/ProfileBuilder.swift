import CourierDomain
import RIBs

protocol ProfileDependency: Dependency {
    var session: Session { get }
    var analytics: Analytics { get }
}

final class ProfileComponent: Component<ProfileDependency>, DocumentsDependency, SettingsDependency, HelpDependency {
    var session: Session { dependency.session }
    var analytics: Analytics { dependency.analytics }

    var profileService: ProfileService {
        shared { [weak self] in LocalProfileService(account: self!.session.courier) }
    }
}

// MARK: - Builder

protocol ProfileBuildable: Buildable {
    func build(withListener listener: ProfileListener) -> ViewableRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable {
    func build(withListener listener: ProfileListener) -> ViewableRouting {
        let component = ProfileComponent(dependency: dependency)
        let viewController = ProfileViewController()
        let interactor = ProfileInteractor(presenter: viewController, service: component.profileService)
        interactor.listener = listener
        return ProfileRouter(
            interactor: interactor,
            viewController: viewController,
            documentsBuilder: DocumentsBuilder(dependency: component),
            settingsBuilder: SettingsBuilder(dependency: component),
            helpBuilder: HelpBuilder(dependency: component)
        )
    }
}
