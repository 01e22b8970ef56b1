import RIBs

/// Tracks that a booking was begun on the map, and leaves the building to the real builder.
final class MapNewBookingAdapter: NewBookingBuildable {

    private let builder: NewBookingBuildable
    private let analytics: Analytics

    init(builder: NewBookingBuildable, analytics: Analytics) {
        self.builder = builder
        self.analytics = analytics
    }

    func build(withListener listener: NewBookingListener, marina: Marina) -> NewBookingRouting {
        analytics.track("new_booking_from_map")
        return builder.build(withListener: listener, marina: marina)
    }
}
