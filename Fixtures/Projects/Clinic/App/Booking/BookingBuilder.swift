import RIBs

protocol BookingDependency: Dependency {
    var appointmentService: AppointmentServicing { get }
}

final class BookingComponent: Component<BookingDependency> {

    fileprivate var appointmentService: AppointmentServicing { dependency.appointmentService }
}

protocol BookingBuildable: Buildable {
    func build(withListener listener: BookingListener) -> BookingRouting
}

final class BookingBuilder: Builder<BookingDependency>, BookingBuildable {

    override init(dependency: BookingDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: BookingListener) -> BookingRouting {
        let component = BookingComponent(dependency: dependency)
        let viewController = BookingViewController()
        let interactor = BookingInteractor(
            presenter: viewController,
            appointmentService: component.appointmentService
        )
        interactor.listener = listener
        return BookingRouter(interactor: interactor, viewController: viewController)
    }
}
