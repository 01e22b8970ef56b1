import HarbourKit

protocol BookingDetailDependency: Dependency {
    var bookingService: BookingServicing { get }
    var analytics: Analytics { get }
}

final class BookingDetailComponent: Component<BookingDetailDependency> {

    let booking: Booking

    fileprivate var bookingService: BookingServicing { dependency.bookingService }
    fileprivate var analytics: Analytics { dependency.analytics }

    init(dependency: BookingDetailDependency, booking: Booking) {
        self.booking = booking
        super.init(dependency: dependency)
    }
}

// MARK: - Builder
/// @mockable
protocol BookingDetailBuildable: Buildable {
    func build(withListener listener: BookingDetailListener, booking: Booking) -> BookingDetailRouting
}

final class BookingDetailBuilder: Builder<BookingDetailDependency>, BookingDetailBuildable {

    override init(dependency: BookingDetailDependency) {
        super.init(dependency: dependency)
    }
}

extension BookingDetailBuilder {

    func build(withListener listener: BookingDetailListener, booking: Booking) -> BookingDetailRouting {
        let component = BookingDetailComponent(dependency: dependency, booking: booking)
        let viewController = BookingDetailViewController()
        let interactor = BookingDetailInteractor(
            presenter: viewController,
            booking: component.booking,
            bookingService: component.bookingService,
            analytics: component.analytics
        )
        interactor.listener = listener
        return BookingDetailRouter(interactor: interactor, viewController: viewController)
    }
}
