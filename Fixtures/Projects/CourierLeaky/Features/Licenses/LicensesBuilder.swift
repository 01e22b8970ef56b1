import CourierDomain
import RIBs

protocol LicensesDependency: Dependency {
    var analytics: Analytics { get }
    var profileService: ProfileService { get }
}

final class LicensesComponent: Component<LicensesDependency> {
    var analytics: Analytics { dependency.analytics }
}

// MARK: - Builder

protocol LicensesBuildable: Buildable {
    func build(withListener listener: LicensesListener) -> ViewableRouting
}

final class LicensesBuilder: Builder<LicensesDependency>, LicensesBuildable {
    func build(withListener listener: LicensesListener) -> ViewableRouting {
        let component = LicensesComponent(dependency: dependency)
        let viewController = LicensesViewController()
        let interactor = LicensesInteractor(presenter: viewController, analytics: component.analytics)
        return LicensesRouter(interactor: interactor, viewController: viewController)
    }
}
