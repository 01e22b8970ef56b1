import RIBs

protocol InsuranceRouting: ViewableRouting {}

protocol InsurancePresentable: Presentable {
    var listener: InsurancePresentableListener? { get set }
}

protocol InsuranceListener: AnyObject {
    func insuranceDidClose()
}

final class InsuranceInteractor: PresentableInteractor<InsurancePresentable>, InsuranceInteractable, InsurancePresentableListener {

    weak var router: InsuranceRouting?
    weak var listener: InsuranceListener?

    private let analytics: Analytics
    private let claims = ClaimClient()
    private var claimCount = 0

    init(presenter: InsurancePresentable, analytics: Analytics) {
        self.analytics = analytics
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        analytics.track("insurance opened")
        claims.onChange = { self.claimCount += 1 }
        claims.onError = { [weak self] in self?.analytics.track("no claims") }
    }

    // MARK: - InsurancePresentableListener

    func didLeaveInsurance() {
        listener?.insuranceDidClose()
    }
}

final class ClaimClient {

    var onChange: (() -> Void)?
    var onError: (() -> Void)?
}
