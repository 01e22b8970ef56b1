import Foundation

public struct Account: Identifiable, Hashable {
    public enum Kind: String, CaseIterable {
        case checking
        case savings
        case card
        case cash
    }

    public let id: UUID
    public var name: String
    public var kind: Kind
    public var balance: Decimal
    public var currencyCode: String

    public init(id: UUID = UUID(), name: String, kind: Kind, balance: Decimal, currencyCode: String) {
        self.id = id
        self.name = name
        self.kind = kind
        self.balance = balance
        self.currencyCode = currencyCode
    }
}

public struct Expense: Identifiable, Hashable {
    public let id: UUID
    public let accountID: Account.ID
    public var title: String
    public var amount: Decimal
    public var date: Date
    public var category: ExpenseCategory

    public init(
        id: UUID = UUID(),
        accountID: Account.ID,
        title: String,
        amount: Decimal,
        date: Date,
        category: ExpenseCategory
    ) {
        self.id = id
        self.accountID = accountID
        self.title = title
        self.amount = amount
        self.date = date
        self.category = category
    }
}

public enum ExpenseCategory: String, CaseIterable, Hashable {
    case groceries
    case transport
    case housing
    case leisure
    case other
}

public struct Session: Equatable {
    public let userID: String
    public let displayName: String

    public init(userID: String, displayName: String) {
        self.userID = userID
        self.displayName = displayName
    }
}
