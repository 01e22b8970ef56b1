import Combine
import FinanceKit
import Foundation
import ModernRIBs

protocol AddExpenseRouting: ViewableRouting {}

protocol AddExpensePresentable: Presentable {
    var listener: AddExpensePresentableListener? { get set }
    func setSaving(_ isSaving: Bool)
    func setReceiptAttached(_ isAttached: Bool)
    func showSavingFailed()
}

protocol AddExpenseListener: AnyObject {
    func addExpenseDidFinish()
}

final class AddExpenseInteractor: PresentableInteractor<AddExpensePresentable>, AddExpenseInteractable {
    weak var router: AddExpenseRouting?
    weak var listener: AddExpenseListener?

    private let useCase: AddExpenseUseCase
    private let draft = CurrentValueSubject<ExpenseDraft, Never>(ExpenseDraft())
    private let saveTrigger = PassthroughSubject<ExpenseDraft, Never>()
    private var bag = Set<AnyCancellable>()

    init(presenter: AddExpensePresentable, useCase: AddExpenseUseCase) {
        self.useCase = useCase
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        bag = Set()

        saveTrigger
            .handleEvents(receiveOutput: { [weak self] _ in self?.presenter.setSaving(true) })
            .map { [useCase] draft in
                useCase.add(draft)
                    .map { true }
                    .replaceError(with: false)
            }
            .switchToLatest()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] saved in
                self?.presenter.setSaving(false)
                if saved {
                    self?.listener?.addExpenseDidFinish()
                } else {
                    self?.presenter.showSavingFailed()
                }
            }
            .store(in: &bag)
    }
}

// MARK: - AddExpensePresentableListener

extension AddExpenseInteractor: AddExpensePresentableListener {
    func didChange(title: String, amount: Decimal) {
        draft.value.title = title
        draft.value.amount = amount
    }

    func didPick(_ category: ExpenseCategory) {
        draft.value.category = category
    }

    func didAttachReceipt() {
        presenter.setReceiptAttached(true)
    }

    func didTapSave() {
        guard draft.value.isComplete else {
            presenter.showSavingFailed()
            return
        }
        saveTrigger.send(draft.value)
    }

    func didDiscard() {
        listener?.addExpenseDidFinish()
    }
}
