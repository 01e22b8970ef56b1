import RIBs

protocol EditProfileDependency: Dependency {
    var authService: AuthServicing { get }
    var session: SessionStream { get }
}

final class EditProfileComponent: Component<EditProfileDependency> {

    fileprivate var authService: AuthServicing { dependency.authService }
    fileprivate var session: SessionStream { dependency.session }
}

// MARK: - Builder
/// @mockable
protocol EditProfileBuildable: Buildable {
    func build(withListener listener: EditProfileListener) -> EditProfileRouting
}

final class EditProfileBuilder: Builder<EditProfileDependency>, EditProfileBuildable {

    override init(dependency: EditProfileDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: EditProfileListener) -> EditProfileRouting {
        let component = EditProfileComponent(dependency: dependency)
        let viewController = EditProfileViewController()
        let interactor = EditProfileInteractor(
            presenter: viewController,
            authService: component.authService,
            session: component.session
        )
        interactor.listener = listener
        return EditProfileRouter(interactor: interactor, viewController: viewController)
    }
}
