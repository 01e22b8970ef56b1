import CourierDomain
import Foundation
import RIBs
import RxRelay
import RxSwift

protocol PayoutRouting: ViewableRouting {}

protocol PayoutPresentable: Presentable {
    var listener: PayoutPresentableListener? { get set }
    func showAvailable(_ amount: Decimal)
    func setCanSubmit(_ canSubmit: Bool)
    func showError(_ text: String)
}

protocol PayoutListener: AnyObject {
    func payoutDidFinish(with receipt: PayoutReceipt)
    func payoutDidCancel()
}

final class PayoutInteractor: PresentableInteractor<PayoutPresentable>, PayoutInteractable, PayoutPresentableListener {
    weak var router: PayoutRouting?
    weak var listener: PayoutListener?

    private let available: Decimal
    private let service: EarningsService
    private let analytics: Analytics
    private let amount = BehaviorRelay<Decimal>(value: 0)
    private let isSending = BehaviorRelay(value: false)

    init(presenter: PayoutPresentable, available: Decimal, service: EarningsService, analytics: Analytics) {
        self.available = available
        self.service = service
        self.analytics = analytics
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.showAvailable(available)

        let validation = Observable.combineLatest(amount, isSending)
            .map { [available] amount, isSending in amount > 0 && amount <= available && !isSending }
            .distinctUntilChanged()
            .subscribe(onNext: { [weak self] canSubmit in
                self?.presenter.setCanSubmit(canSubmit)
            })
        keep(validation)
    }

    // MARK: - PayoutPresentableListener

    func didChange(amount: Decimal) {
        self.amount.accept(amount)
    }

    func didTapSubmit() {
        analytics.log(.payoutRequested)
        service.requestPayout(amount.value)
            .do(onSubscribe: { [isSending] in isSending.accept(true) }, onDispose: { [isSending] in isSending.accept(false) })
            .observe(on: MainScheduler.instance)
            .subscribe { event in
                switch event {
                case .success(let receipt): self.listener?.payoutDidFinish(with: receipt)
                case .failure(let error): self.presenter.showError(self.text(for: error))
                }
            }
            .disposeOnDeactivate(interactor: self)
    }

    func didTapClose() {
        listener?.payoutDidCancel()
    }

    func didLeave() { listener?.payoutDidCancel() }

    // MARK: - Private

    private func keep(_ disposable: Disposable) {
        disposable.disposeOnDeactivate(interactor: self)
    }

    private func text(for error: Error) -> String {
        switch error as? PayoutError {
        case .belowMinimum(let minimum): "The minimum is \(minimum) €"
        case .exceedsBalance: "This is more than you earned"
        case .bankAccountMissing: "Add a bank account first"
        case nil: error.localizedDescription
        }
    }
}
