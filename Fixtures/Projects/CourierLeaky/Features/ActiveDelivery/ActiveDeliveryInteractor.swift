import AppFoundation
import CourierDomain
import Foundation
import RIBs
import RxSwift

protocol ActiveDeliveryRouting: ViewableRouting {
    func attachProofOfDelivery(for delivery: Delivery)
    func detachProofOfDelivery()
    func attachSupportChat()
    func detachSupportChat()
}

protocol ActiveDeliveryPresentable: Presentable {
    var listener: ActiveDeliveryPresentableListener? { get set }
    func show(_ delivery: Delivery)
    func showPosition(_ coordinate: Coordinate)
    func showError(_ error: Error)
}

protocol ActiveDeliveryListener: AnyObject {
    func activeDeliveryDidFinish()
}

final class ActiveDeliveryInteractor: PresentableInteractor<ActiveDeliveryPresentable>,
    ActiveDeliveryInteractable,
    ActiveDeliveryPresentableListener
{
    public weak var router: ActiveDeliveryRouting?
    public weak var listener: ActiveDeliveryListener?

    private let repository: DeliveryRepository
    private let locationStream: LocationStreaming
    private let analytics: Analytics
    private var delivery: Delivery
    private var trackingBag = DisposeBag()
    private var onSignalLost: (() -> Void)?

    init(
        presenter: ActiveDeliveryPresentable,
        delivery: Delivery,
        repository: DeliveryRepository,
        locationStream: LocationStreaming,
        analytics: Analytics
    ) {
        self.delivery = delivery
        self.repository = repository
        self.locationStream = locationStream
        self.analytics = analytics
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.show(delivery)
        onSignalLost = { [router] in
            router?.attachSupportChat()
        }

        locationStream.location
            .timeout(.seconds(120), scheduler: MainScheduler.instance)
            .subscribe(onNext: {
                self.presenter.showPosition($0)
            }, onError: { _ in
                self.onSignalLost?()
            })
            .disposed(by: trackingBag)
    }

    // MARK: - ActiveDeliveryPresentableListener

    func didTapNext() {
        guard delivery.phase != .handingOver || delivery.proof != nil else {
            router?.attachProofOfDelivery(for: delivery)
            return
        }
        repository.advance(delivery)
            .observe(on: MainScheduler.instance)
            .subscribe(onSuccess: { [weak self] in self?.update($0) },
                       onFailure: { [weak self] in self?.presenter.showError($0) })
            .disposeOnDeactivate(interactor: self)
    }

    func didTapSupport() {
        router?.attachSupportChat()
    }

    func didCloseDrawer() {
        analytics.log(.dismissed("delivery_drawer"))
    }

    // MARK: - ProofOfDeliveryListener

    func proofOfDeliveryDidFinish(with image: Data) {
        router?.detachProofOfDelivery()
        repository.attachProof(image, to: delivery)
        delivery.proof = image
        presenter.show(delivery)
    }

    func proofOfDeliveryDidCancel() {
        router?.detachProofOfDelivery()
    }

    // MARK: - SupportChatListener

    func supportChatDidClose() {
        router?.detachSupportChat()
    }

    // MARK: - Private

    private func update(_ delivery: Delivery) {
        self.delivery = delivery
        guard delivery.phase == .done else {
            presenter.show(delivery)
            return
        }
        analytics.log(.deliveryFinished(id: delivery.id))
        listener?.activeDeliveryDidFinish()
        router?.detachProofOfDelivery()
    }
}
