import Combine
import ModernRIBs
import SwiftUI
import WalletCore

protocol TransferPresentableListener: AnyObject {
    func didEdit(_ request: TransferRequest)
    func didConfirm(_ request: TransferRequest)
    func didFinish()
}

final class TransferHostingController: UIHostingController<TransferScreen>, TransferViewControllable {}

final class TransferPresenter: Presenter<TransferHostingController>, TransferPresentable {
    weak var listener: TransferPresentableListener?

    private let model: TransferModel
    private var cancellables = Set<AnyCancellable>()

    init(viewController: TransferHostingController, model: TransferModel) {
        self.model = model
        super.init(viewController: viewController)
        model.onConfirm = { [weak self] in self?.listener?.didConfirm($0) }
        model.onFinish = { [weak self] in self?.listener?.didFinish() }
        model.requests
            .sink { [weak self] in self?.listener?.didEdit($0) }
            .store(in: &cancellables)
    }

    func show(_ account: Account) {
        model.accountName = account.name
    }

    func showPreview(_ rails: PaymentRouter.Rails) {
        model.rails = rails.rawValue
    }

    func showReceipt(_ transaction: WalletCore.Transaction) {
        model.receipt = transaction
    }

    func show(_ error: WalletError) {
        model.errorText = "\(error)"
    }
}
