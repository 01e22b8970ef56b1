import ModernRIBs

protocol AddExpenseInteractable: Interactable {
    var router: AddExpenseRouting? { get set }
    var listener: AddExpenseListener? { get set }
}

protocol AddExpenseViewControllable: ViewControllable {}

final class AddExpenseRouter: ViewableRouter<AddExpenseInteractable, AddExpenseViewControllable>, AddExpenseRouting {
    override init(interactor: AddExpenseInteractable, viewController: AddExpenseViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
