import RIBs

protocol EmergencyRouting: ViewableRouting {}

protocol EmergencyPresentable: Presentable {
    var listener: EmergencyPresentableListener? { get set }
}

protocol EmergencyListener: AnyObject {
    func emergencyDidClose()
}

final class EmergencyInteractor: PresentableInteractor<EmergencyPresentable>, EmergencyInteractable, EmergencyPresentableListener {

    weak var router: EmergencyRouting?
    weak var listener: EmergencyListener?

    private let analytics: Analytics

    init(presenter: EmergencyPresentable, analytics: Analytics) {
        self.analytics = analytics
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        analytics.track("emergency opened")
    }

    // MARK: - EmergencyPresentableListener

    func didTapBack() {
        listener?.emergencyDidClose()
    }
}
