import RIBs

protocol BookingsDependency: Dependency {
    var bookingService: BookingServicing { get }
    var analytics: Analytics { get }
}

final class BookingsComponent: Component<BookingsDependency>, BookingDetailDependency {

    var bookingService: BookingServicing { dependency.bookingService }
    var analytics: Analytics { dependency.analytics }
}

// MARK: - Builder
/// @mockable
protocol BookingsBuildable: Buildable {
    func build(withListener listener: BookingsListener) -> ViewableRouting
}

final class BookingsBuilder: Builder<BookingsDependency>, BookingsBuildable {

    override init(dependency: BookingsDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: BookingsListener) -> ViewableRouting {
        let component = BookingsComponent(dependency: dependency)
        let viewController = BookingsViewController()
        let interactor = BookingsInteractor(presenter: viewController, bookingService: component.bookingService)
        interactor.listener = listener

        let detailBuilder = BookingDetailBuilder(dependency: component)
        return BookingsRouter(interactor: interactor, viewController: viewController, detailBuilder: detailBuilder)
    }
}
