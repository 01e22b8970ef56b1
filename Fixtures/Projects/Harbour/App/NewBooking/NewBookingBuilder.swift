import RIBs

protocol NewBookingDependency: Dependency {
    var bookingService: BookingServicing { get }
}

final class NewBookingComponent: Component<NewBookingDependency> {

    let marina: Marina

    fileprivate var bookingService: BookingServicing { dependency.bookingService }

    init(dependency: NewBookingDependency, marina: Marina) {
        self.marina = marina
        super.init(dependency: dependency)
    }
}

// MARK: - Builder
/// @mockable
protocol NewBookingBuildable: Buildable {
    func build(withListener listener: NewBookingListener, marina: Marina) -> NewBookingRouting
}

final class NewBookingBuilder: Builder<NewBookingDependency>, NewBookingBuildable {

    override init(dependency: NewBookingDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: NewBookingListener, marina: Marina) -> NewBookingRouting {
        let component = NewBookingComponent(dependency: dependency, marina: marina)
        let viewController = NewBookingViewController()
        let interactor = NewBookingInteractor(
            presenter: viewController,
            draft: BookingDraft(marina: component.marina),
            bookingService: component.bookingService
        )
        interactor.listener = listener
        return NewBookingRouter(interactor: interactor, viewController: viewController)
    }
}
