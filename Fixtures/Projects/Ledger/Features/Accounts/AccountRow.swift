import FinanceKit

struct AccountRow: Hashable {
    let id: Account.ID
    let name: String
    let balance: String

    init(_ account: Account) {
        id = account.id
        name = account.name
        balance = MoneyFormatter.string(account.balance, currencyCode: account.currencyCode)
    }
}
