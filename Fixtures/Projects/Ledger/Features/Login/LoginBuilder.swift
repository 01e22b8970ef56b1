import FinanceKit
import ModernRIBs

protocol LoginDependency: Dependency {
    var authService: AuthServicing { get }
}

final class LoginComponent: Component<LoginDependency> {
    fileprivate var validator: CredentialsValidator { CredentialsValidator(minimumPasswordLength: 6) }
}

// MARK: - Builder

protocol LoginBuildable: Buildable {
    func build(withListener listener: any LoginListener) -> LoginRouting
}

final class LoginBuilder: Builder<LoginDependency>, LoginBuildable {
    func build(withListener listener: any LoginListener) -> LoginRouting {
        let component = LoginComponent(dependency: dependency)
        let viewController = LoginViewController()
        let interactor = LoginInteractor(
            presenter: viewController,
            authService: dependency.authService,
            validator: component.validator
        )
        interactor.listener = listener
        return LoginRouter(interactor: interactor, viewController: viewController)
    }
}
