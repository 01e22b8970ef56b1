import FinanceKit
import ModernRIBs

protocol AccountsInteractable: Interactable, AccountDetailListener, AddExpenseListener {
    var router: AccountsRouting? { get set }
    var listener: AccountsListener? { get set }
    var presentationDelegateProxy: PresentationDelegateProxy { get }
}

protocol AccountsViewControllable: ViewControllable {}

final class AccountsRouter: ViewableRouter<AccountsInteractable, AccountsViewControllable>, AccountsRouting {
    private let accountDetailBuilder: AccountDetailBuildable
    private var accountDetail: AccountDetailRouting?

    private let addExpenseBuilder: AddExpenseBuildable
    private var addExpense: AddExpenseRouting?

    init(
        interactor: AccountsInteractable,
        viewController: AccountsViewControllable,
        accountDetailBuilder: AccountDetailBuildable,
        addExpenseBuilder: AddExpenseBuildable
    ) {
        self.accountDetailBuilder = accountDetailBuilder
        self.addExpenseBuilder = addExpenseBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachAccountDetail(_ account: Account) {
        guard accountDetail == nil else { return }
        let router = accountDetailBuilder.build(withListener: interactor, account: account)
        accountDetail = router
        attachChild(router)
        viewController.pushViewController(router.viewControllable)
    }

    func detachAccountDetail() {
        guard let router = accountDetail else { return }
        accountDetail = nil
        detachChild(router)
    }

    func attachAddExpense(for account: Account) {
        guard addExpense == nil else { return }
        let router = addExpenseBuilder.build(withListener: interactor, account: account)
        let navigation = NavigationControllerable(root: router.viewControllable)
        navigation.navigationController.presentationController?.delegate = interactor.presentationDelegateProxy
        addExpense = router
        attachChild(router)
        viewController.present(navigation)
    }

    func detachAddExpense(dismissing: Bool) {
        guard let router = addExpense else { return }
        if dismissing {
            viewController.dismiss()
        }
        detachChild(router)
        addExpense = nil
    }
}
