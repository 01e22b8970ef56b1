import ModernRIBs

protocol AccountDetailInteractable: Interactable {
    var router: AccountDetailRouting? { get set }
    var listener: AccountDetailListener? { get set }
}

protocol AccountDetailViewControllable: ViewControllable {}

final class AccountDetailRouter: ViewableRouter<AccountDetailInteractable, AccountDetailViewControllable>,
    AccountDetailRouting
{
    override init(interactor: AccountDetailInteractable, viewController: AccountDetailViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
