import RIBs

protocol AppointmentsDependency: Dependency {
    var appointmentService: AppointmentServicing { get }
    var chatService: ChatServicing { get }
    var preferences: Preferencing { get }
}

final class AppointmentsComponent: Component<AppointmentsDependency> {

    var appointmentService: AppointmentServicing { dependency.appointmentService }
    var chatService: ChatServicing { dependency.chatService }
    var preferences: Preferencing { dependency.preferences }
}

extension AppointmentsComponent: BookingDependency, DoctorDependency, SettingsDependency {}

protocol AppointmentsBuildable: Buildable {
    func build(withListener listener: AppointmentsListener) -> ViewableRouting
}

final class AppointmentsBuilder: Builder<AppointmentsDependency>, AppointmentsBuildable {

    override init(dependency: AppointmentsDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: AppointmentsListener) -> ViewableRouting {
        let component = AppointmentsComponent(dependency: dependency)
        let viewController = AppointmentsViewController()
        let interactor = AppointmentsInteractor(
            presenter: viewController,
            appointmentService: component.appointmentService
        )
        interactor.listener = listener
        return AppointmentsRouter(
            interactor: interactor,
            viewController: viewController,
            bookingBuilder: BookingBuilder(dependency: component),
            doctorBuilder: DoctorBuilder(dependency: component),
            settingsBuilder: SettingsBuilder(dependency: component)
        )
    }
}
