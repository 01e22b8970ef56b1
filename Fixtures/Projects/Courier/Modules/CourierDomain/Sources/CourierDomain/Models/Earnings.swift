import Foundation

public struct EarningsSummary: Equatable, Codable {
    public var available: Decimal
    public var pending: Decimal
    public var days: [Day]

    public static let empty = EarningsSummary(available: 0, pending: 0, days: [])

    public struct Day: Equatable, Codable, Identifiable {
        public let date: Date
        public let total: Decimal
        public let deliveries: Int

        public var id: Date { date }
    }
}

public struct PayoutReceipt: Equatable, Codable, Identifiable {
    public let id: String
    public let amount: Decimal
    public let arrivesAt: Date
}

public enum PayoutError: Error, Equatable {
    case belowMinimum(Decimal)
    case exceedsBalance
    case bankAccountMissing
}
