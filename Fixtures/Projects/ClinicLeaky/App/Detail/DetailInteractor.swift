import RIBs

protocol DetailRouting: ViewableRouting {
    func attachConsent()
    func detachConsent()
    func attachHelp()
    func detachHelp()
}

protocol DetailPresentable: Presentable {
    var listener: DetailPresentableListener? { get set }
}

protocol DetailListener: AnyObject {
    func detailDidClose()
}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailInteractable, DetailPresentableListener {

    weak var router: DetailRouting?
    weak var listener: DetailListener?

    private let analytics: Analytics

    init(presenter: DetailPresentable, analytics: Analytics) {
        self.analytics = analytics
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        analytics.track("detail opened")
    }

    // MARK: - DetailPresentableListener

    func didTapConsent() {
        router?.attachConsent()
    }

    func didTapHelp() {
        router?.attachHelp()
    }

    func didTapDone() {
        listener?.detailDidClose()
    }

    // MARK: - ConsentListener

    func consentDidClose() {
        router?.detachConsent()
    }

    // MARK: - HelpListener

    func helpDidClose() {
        router?.detachHelp()
    }
}
