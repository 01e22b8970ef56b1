import AppFoundation
import ModernRIBs
import WalletCore

protocol AccountsInteractable: Interactable, AccountDetailListener, TopUpListener, TransferListener {
    var router: AccountsRouting? { get set }
    var listener: AccountsListener? { get set }
    var presentationProxy: AdaptivePresentationProxy { get }
}

protocol AccountsViewControllable: ViewControllable {}

final class AccountsRouter: ViewableRouter<AccountsInteractable, AccountsViewControllable>, AccountsRouting {
    private let accountDetailBuilder: AccountDetailBuildable
    private let topUpBuilder: TopUpBuildable
    private let transferBuilder: TransferBuildable

    private var accountDetail: ViewableRouting?
    private var topUp: Routing?
    private var transfer: ViewableRouting?

    init(
        interactor: AccountsInteractable,
        viewController: AccountsViewControllable,
        accountDetailBuilder: AccountDetailBuildable,
        topUpBuilder: TopUpBuildable,
        transferBuilder: TransferBuildable
    ) {
        self.accountDetailBuilder = accountDetailBuilder
        self.topUpBuilder = topUpBuilder
        self.transferBuilder = transferBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachAccountDetail(_ account: Account) {
        guard accountDetail == nil else { return }
        let router = accountDetailBuilder.build(withListener: interactor, account: account)
        accountDetail = router
        attachChild(router)
        viewController.push(router.viewControllable)
    }

    func detachAccountDetail() {
        guard let router = accountDetail else { return }
        viewController.popIfOnTop(router.viewControllable)
        detachChild(router)
        accountDetail = nil
    }

    func attachTopUp(_ account: Account) {
        guard topUp == nil else { return }
        let router = topUpBuilder.build(withListener: interactor, account: account)
        topUp = router
        attachChild(router)
    }

    func detachTopUp() {
        guard let router = topUp else { return }
        detachChild(router)
        topUp = nil
    }

    func attachTransfer(from account: Account) {
        guard transfer == nil else { return }
        let router = transferBuilder.build(withListener: interactor, account: account)
        router.viewControllable.uiviewController.presentationController?.delegate = interactor.presentationProxy
        transfer = router
        attachChild(router)
        viewController.present(router.viewControllable)
    }

    func detachTransfer() {
        guard let router = transfer else { return }
        viewController.dismissIfPresented(router.viewControllable)
        detachChild(router)
        transfer = nil
    }
}
