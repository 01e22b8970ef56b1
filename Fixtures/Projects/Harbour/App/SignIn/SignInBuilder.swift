import RIBs

protocol SignInDependency: Dependency {
    var authService: AuthServicing { get }
    var analytics: Analytics { get }
}

final class SignInComponent: Component<SignInDependency> {

    fileprivate var authService: AuthServicing { dependency.authService }
    fileprivate var analytics: Analytics { dependency.analytics }
}

// MARK: - Builder
/// @mockable
protocol SignInBuildable: Buildable {
    func build(withListener listener: SignInListener) -> SignInRouting
}

final class SignInBuilder: Builder<SignInDependency>, SignInBuildable {

    override init(dependency: SignInDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: SignInListener) -> SignInRouting {
        let component: SignInComponent = .init(dependency: dependency)
        let viewController = SignInViewController()
        let interactor = SignInInteractor(
            presenter: viewController,
            authService: component.authService,
            analytics: component.analytics
        )
        interactor.listener = listener
        return SignInRouter(interactor: interactor, viewController: viewController)
    }
}
