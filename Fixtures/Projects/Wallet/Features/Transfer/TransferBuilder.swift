import ModernRIBs
import WalletCore

protocol TransferDependency: Dependency {
    var accountRepository: AccountRepository { get }
}

final class TransferComponent: Component<TransferDependency> {
    let account: Account

    var repository: AccountRepository { dependency.accountRepository }

    var paymentRouter: PaymentRouting {
        shared { PaymentRouter(bankCode: "12030000") }
    }

    init(dependency: TransferDependency, account: Account) {
        self.account = account
        super.init(dependency: dependency)
    }
}

protocol TransferBuildable: Buildable {
    func build(withListener listener: TransferListener, account: Account) -> ViewableRouting
}

final class TransferBuilder: Builder<TransferDependency>, TransferBuildable {
    func build(withListener listener: TransferListener, account: Account) -> ViewableRouting {
        let component = TransferComponent(dependency: dependency, account: account)
        let model = TransferModel()
        let viewController = TransferHostingController(rootView: TransferScreen(model: model))
        let presenter = TransferPresenter(viewController: viewController, model: model)
        let interactor = TransferInteractor(
            presenter: presenter,
            account: component.account,
            repository: component.repository,
            paymentRouter: component.paymentRouter
        )
        interactor.listener = listener
        return TransferRouter(interactor: interactor, viewController: viewController)
    }
}
