import HarbourKit

protocol MapDependency: Dependency {
    var marinaService: MarinaServicing { get }
    var bookingService: BookingServicing { get }
    var analytics: Analytics { get }
}

final class MapComponent: Component<MapDependency>, MarinaSheetDependency, NewBookingDependency {

    var marinaService: MarinaServicing { dependency.marinaService }
    var bookingService: BookingServicing { dependency.bookingService }
    var analytics: Analytics { dependency.analytics }
}

// MARK: - Builder
/// @mockable
protocol MapBuildable: Buildable {
    func build(withListener listener: MapListener) -> ViewableRouting
}

final class MapBuilder: Builder<MapDependency>, MapBuildable {

    override init(dependency: MapDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: MapListener) -> ViewableRouting {
        let component = MapComponent(dependency: dependency)
        let viewController = MapViewController()
        let interactor = MapInteractor(presenter: viewController, marinaService: component.marinaService)
        interactor.listener = listener

        let newBooking = NewBookingBuilder(dependency: component)
        return MapRouter(
            interactor: interactor,
            viewController: viewController,
            marinaSheetBuilder: MarinaSheetBuilder(dependency: component),
            newBookingBuilder: MapNewBookingAdapter(builder: newBooking, analytics: component.analytics)
        )
    }
}
