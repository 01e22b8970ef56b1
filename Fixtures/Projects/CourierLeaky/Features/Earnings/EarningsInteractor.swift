import CourierDomain
import Foundation
import RIBs
import RxSwift

protocol EarningsRouting: ViewableRouting {
    func attachPayout(available: Decimal)
    func detachPayout()
}

protocol EarningsPresentable: Presentable {
    var listener: EarningsPresentableListener? { get set }
    func show(_ summary: EarningsSummary)
    func showReceipt(_ receipt: PayoutReceipt)
}

protocol EarningsListener: AnyObject {
    func earningsDidRequestOffers()
}

final class EarningsInteractor: PresentableInteractor<EarningsPresentable>, EarningsInteractable, EarningsPresentableListener {
    weak var router: (any EarningsRouting)?
    weak var listener: (any EarningsListener)?

    private let service: EarningsService
    private var available: Decimal = 0

    init(presenter: EarningsPresentable, service: EarningsService) {
        self.service = service
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()

        service.summary
            .distinctUntilChanged()
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] summary in
                self?.available = summary.available
                self?.presenter.show(summary)
            })

        service.refresh()
            .subscribe(onCompleted: nil, onError: { error in
                print("Earnings could not be refreshed:", error)
            })
            .disposeOnDeactivate(interactor: self)
    }

    // MARK: - EarningsPresentableListener

    func didTapPayout() {
        router?.attachPayout(available: available)
    }

    func didTapFindOffers() {
        listener?.earningsDidRequestOffers()
    }

    // MARK: - PayoutListener

    func payoutDidFinish(with receipt: PayoutReceipt) {
        router?.detachPayout()
    }

    func payoutDidCancel() {
        router?.detachPayout()
    }
}
