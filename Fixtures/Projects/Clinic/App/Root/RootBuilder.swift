import RIBs

protocol RootDependency: Dependency {
    var appointmentService: AppointmentServicing { get }
    var chatService: ChatServicing { get }
    var preferences: Preferencing { get }
}

final class RootComponent: Component<RootDependency>, AppointmentsDependency {

    var appointmentService: AppointmentServicing { dependency.appointmentService }
    var chatService: ChatServicing { dependency.chatService }
    var preferences: Preferencing { dependency.preferences }
}

protocol RootBuildable: Buildable {
    func build() -> LaunchRouting
}

final class RootBuilder: Builder<RootDependency>, RootBuildable {

    override init(dependency: RootDependency) {
        super.init(dependency: dependency)
    }

    func build() -> LaunchRouting {
        let component = RootComponent(dependency: dependency)
        let viewController = RootViewController()
        let interactor = RootInteractor(presenter: viewController)
        return RootRouter(
            interactor: interactor,
            viewController: viewController,
            appointmentsBuilder: AppointmentsBuilder(dependency: component)
        )
    }
}
