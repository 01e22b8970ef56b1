import RIBs

protocol ScanRouting: ViewableRouting {}

protocol ScanPresentable: Presentable {
    var listener: ScanPresentableListener? { get set }
}

protocol ScanListener: AnyObject {
    func scanDidClose()
}

final class ScanInteractor: PresentableInteractor<ScanPresentable>, ScanInteractable, ScanPresentableListener {

    weak var router: ScanRouting?
    weak var listener: ScanListener?

    private let analytics: Analytics

    init(presenter: ScanPresentable, analytics: Analytics) {
        self.analytics = analytics
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        analytics.track("scan opened")
    }

    // MARK: - ScanPresentableListener

    func didTapCancel() {
        listener?.scanDidClose()
    }
}
