import RIBs

protocol ProfileDependency: EditProfileDependency {
    var mutableSession: MutableSessionStream { get }
    var analytics: Analytics { get }
}

final class ProfileComponent: Component<ProfileDependency>, EditProfileDependency {

    var authService: AuthServicing { dependency.authService }
    var mutableSession: MutableSessionStream { dependency.mutableSession }
    var session: SessionStream { dependency.session }

    fileprivate var analytics: Analytics { dependency.analytics }
}

// MARK: - Builder
/// @mockable
protocol ProfileBuildable: Buildable {
    func build(withListener listener: ProfileListener) -> ViewableRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable {

    override init(dependency: ProfileDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: ProfileListener) -> ViewableRouting {
        let component = ProfileComponent(dependency: dependency)
        let viewController = ProfileViewController()
        let interactor = ProfileInteractor(
            presenter: viewController,
            session: component.mutableSession,
            authService: component.authService,
            analytics: component.analytics
        )
        interactor.listener = listener
        let editProfileBuilder = EditProfileBuilder(dependency: dependency)
        return ProfileRouter(
            interactor: interactor,
            viewController: viewController,
            editProfileBuilder: editProfileBuilder
        )
    }
}
