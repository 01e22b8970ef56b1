import RIBs

protocol HelpRouting: ViewableRouting {}

protocol HelpPresentable: Presentable {
    var listener: HelpPresentableListener? { get set }
}

protocol HelpListener: AnyObject {
    func helpDidClose()
}

final class HelpInteractor: PresentableInteractor<HelpPresentable>, HelpInteractable, HelpPresentableListener {

    weak var router: HelpRouting?
    weak var listener: HelpListener?

    private let analytics: Analytics

    init(presenter: HelpPresentable, analytics: Analytics) {
        self.analytics = analytics
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        analytics.track("help opened")
    }

    // MARK: - HelpPresentableListener

    func didTapDone() {
        listener?.helpDidClose()
    }
}
