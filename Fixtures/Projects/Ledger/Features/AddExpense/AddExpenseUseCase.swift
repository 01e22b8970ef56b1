import Combine
import FinanceKit
import Foundation

struct AddExpenseUseCase {
    let repository: AccountRepositing
    let account: Account

    func add(_ draft: ExpenseDraft) -> AnyPublisher<Void, Error> {
        repository.add(
            Expense(
                accountID: account.id,
                title: draft.title,
                amount: draft.amount,
                date: Date(),
                category: draft.category
            )
        )
    }
}

struct ExpenseDraft {
    var title = ""
    var amount: Decimal = 0
    var category = ExpenseCategory.other

    var isComplete: Bool { !title.isEmpty && amount > 0 }
}
