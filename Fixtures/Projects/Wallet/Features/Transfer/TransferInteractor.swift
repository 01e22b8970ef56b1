import AppFoundation
import Combine
import Foundation
import ModernRIBs
import WalletCore

protocol TransferRouting: ViewableRouting {}

protocol TransferPresentable: Presentable {
    var listener: TransferPresentableListener? { get set }
    func show(_ account: Account)
    func showPreview(_ rails: PaymentRouter.Rails)
    func showReceipt(_ transaction: WalletCore.Transaction)
    func show(_ error: WalletError)
}

protocol TransferListener: AnyObject {
    func transferDidFinish()
}

final class TransferInteractor: PresentableInteractor<TransferPresentable>, TransferInteractable, TransferPresentableListener {
    weak var router: TransferRouting?
    weak var listener: TransferListener?

    private let account: Account
    private let repository: AccountRepository
    private let paymentRouter: PaymentRouting
    private let drafts = PassthroughSubject<TransferRequest, Never>()
    private var cancellable: AnyCancellable?

    init(
        presenter: TransferPresentable,
        account: Account,
        repository: AccountRepository,
        paymentRouter: PaymentRouting
    ) {
        self.account = account
        self.repository = repository
        self.paymentRouter = paymentRouter
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.show(account)

        drafts
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .map { [paymentRouter] in paymentRouter.rails(for: $0) }
            .sink { [weak self] rails in
                self?.presenter.showPreview(rails)
            }
            .untilInactive(self)
    }

    override func willResignActive() {
        super.willResignActive()
        cancellable = nil
    }

    // MARK: - TransferPresentableListener

    func didEdit(_ request: TransferRequest) {
        drafts.send(request)
    }

    func didConfirm(_ request: TransferRequest) {
        cancellable = repository.transfer(request, from: account.id)
            .receive(on: DispatchQueue.main)
            .sink(receiveCompletion: { [weak self] completion in
                if case .failure(let error) = completion { self?.presenter.show(error) }
            }, receiveValue: { [weak self] transaction in
                self?.presenter.showReceipt(transaction)
            })
    }

    func didFinish() {
        listener?.transferDidFinish()
    }
}
