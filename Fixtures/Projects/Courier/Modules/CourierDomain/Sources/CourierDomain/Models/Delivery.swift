import Foundation

public struct Coordinate: Equatable, Codable {
    public let latitude: Double
    public let longitude: Double

    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    public func distance(to other: Coordinate) -> Double {
        let radius = 6_371_000.0
        let dLat = (other.latitude - latitude) * .pi / 180
        let dLon = (other.longitude - longitude) * .pi / 180
        let a = sin(dLat / 2) * sin(dLat / 2)
            + cos(latitude * .pi / 180) * cos(other.latitude * .pi / 180) * sin(dLon / 2) * sin(dLon / 2)
        return radius * 2 * atan2(sqrt(a), sqrt(1 - a))
    }
}

public struct Stop: Equatable, Codable {
    public let name: String
    public let address: String
    public let coordinate: Coordinate
}

public struct Offer: Equatable, Codable, Identifiable {
    public let id: String
    public let pickup: Stop
    public let dropoff: Stop
    public let weight: Double
    public let fee: Decimal
    public let expiresAt: Date

    public var distance: Double { pickup.coordinate.distance(to: dropoff.coordinate) }
}

public struct OfferFilter: Equatable, Codable {
    public var minimumFee: Decimal
    public var maximumDistance: Double

    public static let none = OfferFilter(minimumFee: 0, maximumDistance: .infinity)

    public init(minimumFee: Decimal, maximumDistance: Double) {
        self.minimumFee = minimumFee
        self.maximumDistance = maximumDistance
    }

    public func allows(_ offer: Offer) -> Bool {
        offer.fee >= minimumFee && offer.distance <= maximumDistance
    }
}

public struct Delivery: Equatable, Codable, Identifiable {
    public enum Phase: String, Codable, CaseIterable {
        case toPickup, collecting, toDropoff, handingOver, done
    }

    public let id: String
    public let offer: Offer
    public var phase: Phase
    public var proof: Data?

    public var nextPhase: Phase? {
        guard let index = Phase.allCases.firstIndex(of: phase) else { return nil }
        let next = Phase.allCases.index(after: index)
        return next < Phase.allCases.endIndex ? Phase.allCases[next] : nil
    }
}

public struct ChatMessage: Equatable, Codable, Identifiable {
    public enum Author: String, Codable { case courier, support }

    public let id: String
    public let author: Author
    public let text: String
    public let sentAt: Date
}
