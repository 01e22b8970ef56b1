import Foundation

public struct Money: Equatable, Hashable, Codable {
    public var minorUnits: Int
    public var currency: String

    public init(minorUnits: Int, currency: String = "EUR") {
        self.minorUnits = minorUnits
        self.currency = currency
    }

    public static func + (left: Money, right: Money) -> Money {
        precondition(left.currency == right.currency)
        return Money(minorUnits: left.minorUnits + right.minorUnits, currency: left.currency)
    }

    public static func - (left: Money, right: Money) -> Money {
        left + Money(minorUnits: -right.minorUnits, currency: right.currency)
    }

    public var text: String {
        (Double(minorUnits) / 100).formatted(.currency(code: currency))
    }
}

public struct User: Equatable, Codable {
    public let id: UUID
    public let name: String
}

public struct Account: Equatable, Identifiable, Codable {
    public let id: UUID
    public let name: String
    public let iban: String
    public var balance: Money
}

public struct Transaction: Equatable, Identifiable, Codable {
    public enum Kind: String, Codable { case incoming, outgoing, topUp }

    public let id: UUID
    public let account: Account.ID
    public let kind: Kind
    public let amount: Money
    public let counterparty: String
    public let date: Date
}

public struct PaymentCard: Equatable, Identifiable, Codable {
    public let id: UUID
    public let lastDigits: String
    public var isFrozen: Bool
}

public struct TransferRequest: Equatable {
    public let recipient: String
    public let iban: String
    public let amount: Money

    public init(recipient: String, iban: String, amount: Money) {
        self.recipient = recipient
        self.iban = iban
        self.amount = amount
    }
}

public enum WalletError: Error, Equatable {
    case wrongPin(attemptsLeft: Int)
    case insufficientFunds
    case cardDeclined
    case offline
}
