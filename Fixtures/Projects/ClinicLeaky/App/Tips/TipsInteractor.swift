import RIBs

final class TipsInteractor: Interactor, TipsInteractable {

    weak var listener: TipsListener?
    private let analytics: Analytics

    init(analytics: Analytics) {
        self.analytics = analytics
        super.init()
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        analytics.track("tips")
    }
}
