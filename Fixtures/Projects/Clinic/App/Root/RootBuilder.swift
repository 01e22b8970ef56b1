import RIBs
import UIKit

protocol RootDependency: Dependency {
    var appointmentService: AppointmentServicing { get }
    var chatService: ChatServicing { get }
    var preferences: Preferencing { get }
}

final class RootComponent: Component<RootDependency>, AppointmentsDependency, WelcomeDependency {

    var appointmentService: AppointmentServicing { dependency.appointmentService }
    var chatService: ChatServicing { dependency.chatService }
    var preferences: Preferencing { dependency.preferences }
}

protocol RootBuildable: Buildable {
    func build(in window: UIWindow) -> LaunchRouting
}

final class RootBuilder: Builder<RootDependency>, RootBuildable {

    override init(dependency: RootDependency) {
        super.init(dependency: dependency)
    }

    func build(in window: UIWindow) -> LaunchRouting {
        let component = RootComponent(dependency: dependency)
        let viewController = RootViewController()
        let interactor = RootInteractor(presenter: viewController, preferences: component.preferences)
        return RootRouter(
            interactor: interactor,
            viewController: viewController,
            window: window,
            welcomeBuilder: WelcomeBuilder(dependency: component),
            appointmentsBuilder: AppointmentsBuilder(dependency: component)
        )
    }
}
