import CoreLocation
import RxRelay
import RxSwift

public protocol LocationStreaming: AnyObject {
    var location: Observable<Coordinate> { get }
}

public protocol MutableLocationStreaming: LocationStreaming {
    func update(_ coordinate: Coordinate)
}

public final class LocationStream: MutableLocationStreaming {
    private let relay = ReplayRelay<Coordinate>.create(bufferSize: 1)

    public var location: Observable<Coordinate> { relay.asObservable() }

    public init() {}

    public func update(_ coordinate: Coordinate) {
        relay.accept(coordinate)
    }
}

public final class LocationProvider: NSObject, CLLocationManagerDelegate {
    public let updates = PublishRelay<Coordinate>()
    private let manager = CLLocationManager()

    public override init() {
        super.init()
        manager.delegate = self
    }

    public func start() { manager.startUpdatingLocation() }

    public func stop() { manager.stopUpdatingLocation() }

    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let last = locations.last else { return }
        updates.accept(Coordinate(latitude: last.coordinate.latitude, longitude: last.coordinate.longitude))
    }
}
