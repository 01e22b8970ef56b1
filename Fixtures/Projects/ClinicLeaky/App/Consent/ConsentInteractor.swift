import RIBs

protocol ConsentRouting: ViewableRouting {}

protocol ConsentPresentable: Presentable {
    var listener: ConsentPresentableListener? { get set }
}

protocol ConsentListener: AnyObject {
    func consentDidClose()
}

final class ConsentInteractor: PresentableInteractor<ConsentPresentable>, ConsentInteractable, ConsentPresentableListener {

    weak var router: ConsentRouting?
    weak var listener: ConsentListener?

    private let analytics: Analytics

    init(presenter: ConsentPresentable, analytics: Analytics) {
        self.analytics = analytics
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        analytics.track("consent opened")
    }

    // MARK: - ConsentPresentableListener

    func didAccept() {
        listener?.consentDidClose()
    }
}
