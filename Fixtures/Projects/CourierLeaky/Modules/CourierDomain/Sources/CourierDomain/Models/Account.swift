import Foundation

public struct Session: Equatable, Codable {
    public let token: String
    public let courier: CourierAccount

    public init(token: String, courier: CourierAccount) {
        self.token = token
        self.courier = courier
    }
}

public struct CourierAccount: Equatable, Codable {
    public let id: String
    public var name: String
    public var vehicle: Vehicle
    public var rating: Double

    public init(id: String, name: String, vehicle: Vehicle, rating: Double) {
        self.id = id
        self.name = name
        self.vehicle = vehicle
        self.rating = rating
    }
}

public enum Vehicle: String, Codable, CaseIterable {
    case bicycle, scooter, car

    public var maximumLoad: Double {
        switch self {
        case .bicycle: 12
        case .scooter: 25
        case .car: 120
        }
    }
}

public struct CodeTicket: Equatable, Codable {
    public let id: String
    public let phone: String
    public let resendAfter: TimeInterval
}

public struct IdentityDocument: Equatable, Codable, Identifiable {
    public enum Kind: String, Codable, CaseIterable {
        case drivingLicence, insurance, foodHygiene
    }

    public enum Status: String, Codable {
        case missing, inReview, approved, expired
    }

    public let id: String
    public let kind: Kind
    public var status: Status
    public var expiresAt: Date?
}
