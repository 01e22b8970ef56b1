import CourierDomain
import Foundation
import RIBs
import RxSwift

protocol ProofOfDeliveryRouting: ViewableRouting {}

protocol ProofOfDeliveryPresentable: Presentable {
    var listener: ProofOfDeliveryPresentableListener? { get set }
    func showRecipient(_ name: String)
    func showCancelled()
}

protocol ProofOfDeliveryListener: AnyObject {
    func proofOfDeliveryDidFinish(with image: Data)
    func proofOfDeliveryDidCancel()
}

final class ProofOfDeliveryInteractor: PresentableInteractor<ProofOfDeliveryPresentable>,
    ProofOfDeliveryInteractable, ProofOfDeliveryPresentableListener {
    weak var router: ProofOfDeliveryRouting?
    weak var listener: ProofOfDeliveryListener?

    private let delivery: Delivery
    private let repository: DeliveryRepository
    private var disposables = CompositeDisposable()

    init(presenter: ProofOfDeliveryPresentable, delivery: Delivery, repository: DeliveryRepository) {
        self.delivery = delivery
        self.repository = repository
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        disposables = CompositeDisposable()
        presenter.showRecipient(delivery.offer.dropoff.name)

        let withdrawal = repository.active
            .filter { [delivery] in $0?.id != delivery.id }
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] _ in self?.presenter.showCancelled() })
        _ = disposables.insert(withdrawal)
    }

    override func willResignActive() {
        super.willResignActive()
        disposables.dispose()
    }

    func didSubmit(_ image: Data) {
        listener?.proofOfDeliveryDidFinish(with: image)
    }

    func didTapSkip() {
        listener?.proofOfDeliveryDidFinish(with: Data())
    }

    func didTapCancel() {
        listener?.proofOfDeliveryDidCancel()
    }
}
