import AppFoundation
import CourierDomain
import Foundation
import RIBs
import RxSwift

protocol OfferDetailRouting: ViewableRouting {}

protocol OfferDetailPresentable: Presentable {
    var listener: OfferDetailPresentableListener? { get set }
    var removalListener: ViewRemovalListener? { get set }
    func show(_ offer: Offer)
    func showDistance(_ meters: Double)
    func showExpired()
    func showError(_ error: Error)
}

protocol OfferDetailListener: AnyObject {
    func offerDetailDidAccept(_ delivery: Delivery)
    func offerDetailDidClose()
}

final class OfferDetailInteractor: PresentableInteractor<OfferDetailPresentable>,
    OfferDetailInteractable,
    OfferDetailPresentableListener,
    ViewRemovalListener
{
    weak var router: OfferDetailRouting?
    weak var listener: OfferDetailListener?

    private let offer: Offer
    private let repository: DeliveryRepository
    private let locationStream: LocationStreaming
    private let analytics: Analytics
    private var acceptance: Disposable?

    init(
        presenter: OfferDetailPresentable,
        offer: Offer,
        repository: DeliveryRepository,
        locationStream: LocationStreaming,
        analytics: Analytics
    ) {
        self.offer = offer
        self.repository = repository
        self.locationStream = locationStream
        self.analytics = analytics
        super.init(presenter: presenter)
        presenter.listener = self
        presenter.removalListener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.show(offer)

        let pickup = offer.pickup.coordinate
        (offer.expiresAt > Date() ? locationStream.location : .never())
            // Half a second is enough for a moving courier.
            .throttle(.milliseconds(500), scheduler: MainScheduler.instance)
            .map { $0.distance(to: pickup) }
            #if DEBUG
            .debug("distance")
            #endif
            .subscribe(onNext: { [weak presenter] in
                presenter?.showDistance($0)
            })
            .disposeOnDeactivate(interactor: self)

        Observable<Int>.timer(.milliseconds(millisecondsLeft), scheduler: MainScheduler.instance)
            .withUnretained(self)
            .take(until: isActiveStream.filter { !$0 })
            .subscribe(onNext: { owner, _ in
                owner.presenter.showExpired()
            })
    }

    override func willResignActive() {
        super.willResignActive()
        acceptance?.dispose()
        acceptance = nil
    }

    private var millisecondsLeft: Int {
        max(0, Int(offer.expiresAt.timeIntervalSinceNow * 1000))
    }

    // MARK: - OfferDetailPresentableListener

    func didTapAccept() {
        acceptance?.dispose()
        acceptance = repository.accept(offer)
            .observe(on: MainScheduler.instance)
            .subscribe(onSuccess: { [weak self] delivery in
                guard let self else { return }
                self.analytics.log(.offerAccepted(id: self.offer.id))
                self.listener?.offerDetailDidAccept(delivery)
            }, onFailure: { [weak presenter] error in
                presenter?.showError(error)
            })
    }

    // MARK: - ViewRemovalListener

    func viewDidLeaveHierarchy() {
        listener?.offerDetailDidClose()
    }
}
