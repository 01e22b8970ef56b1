import CoreLocation

struct Marina: Equatable {
    let id: String
    let name: String
    let latitude: Double
    let longitude: Double
    let freeBerths: Int

    var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
}

struct Berth: Equatable {
    let id: String
    let marinaID: String
    let length: Double
    let pricePerNight: Decimal
}
