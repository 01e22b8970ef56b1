import RIBs

protocol SymptomsRouting: ViewableRouting {}

protocol SymptomsPresentable: Presentable {
    var listener: SymptomsPresentableListener? { get set }
}

protocol SymptomsListener: AnyObject {
    func symptomsDidClose()
    func symptomsDidFindEmergency()
}

final class SymptomsInteractor: PresentableInteractor<SymptomsPresentable>, SymptomsInteractable, SymptomsPresentableListener {

    weak var router: SymptomsRouting?
    weak var listener: SymptomsListener?

    private let analytics: Analytics

    init(presenter: SymptomsPresentable, analytics: Analytics) {
        self.analytics = analytics
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        analytics.track("symptoms opened")
    }

    // MARK: - SymptomsPresentableListener

    func didTapSend() {
        listener?.symptomsDidClose()
    }

    func didTapEmergency() {
        listener?.symptomsDidFindEmergency()
    }
}
