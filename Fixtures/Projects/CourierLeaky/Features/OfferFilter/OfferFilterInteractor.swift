import AppFoundation
import CourierDomain
import Foundation
import RIBs

protocol OfferFilterRouting: ViewableRouting {}

protocol OfferFilterPresentable: Presentable {
    var listener: OfferFilterPresentableListener? { get set }
    var removalListener: ViewRemovalListener? { get set }
    func show(_ filter: OfferFilter)
}

protocol OfferFilterListener: AnyObject {
    func offerFilterDidClose()
}

final class OfferFilterInteractor: PresentableInteractor<OfferFilterPresentable>, OfferFilterInteractable,
    OfferFilterPresentableListener, ViewRemovalListener {

    weak var router: OfferFilterRouting?
    weak var listener: OfferFilterListener?

    private let store: OfferFilterStore

    init(presenter: OfferFilterPresentable, store: OfferFilterStore) {
        self.store = store
        super.init(presenter: presenter)
        presenter.removalListener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.show(store.current)
    }

    func didChange(minimumFee: Decimal, maximumDistance: Double) {
        store.set(OfferFilter(minimumFee: minimumFee, maximumDistance: maximumDistance))
    }

    func didTapReset() {
        store.set(.none)
        presenter.show(.none)
    }

    func viewDidLeaveHierarchy() {
        listener?.offerFilterDidClose()
    }
}
