import Foundation
import RIBs

protocol PharmacyRouting: ViewableRouting {}

protocol PharmacyPresentable: Presentable {
    var listener: PharmacyPresentableListener? { get set }
}

protocol PharmacyListener: AnyObject {
    func pharmacyDidClose()
}

final class PharmacyInteractor: PresentableInteractor<PharmacyPresentable>, PharmacyInteractable, PharmacyPresentableListener {

    weak var router: PharmacyRouting?
    weak var listener: PharmacyListener?

    private let analytics: Analytics

    init(presenter: PharmacyPresentable, analytics: Analytics) {
        self.analytics = analytics
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        analytics.track("pharmacy opened")
        DispatchQueue.main.asyncAfter(deadline: .now() + 30) { [unowned self] in
            self.analytics.track("pharmacy still open")
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 60) { [weak self] in
            self?.analytics.track("pharmacy left open")
        }
    }

    // MARK: - PharmacyPresentableListener

    func didTapCancel() {
        listener?.pharmacyDidClose()
    }
}
