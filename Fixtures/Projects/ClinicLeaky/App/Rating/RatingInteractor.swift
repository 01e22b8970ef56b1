import RIBs

protocol RatingRouting: ViewableRouting {}

protocol RatingPresentable: Presentable {
    var listener: RatingPresentableListener? { get set }
}

protocol RatingListener: AnyObject {
    func ratingDidClose()
}

final class RatingInteractor: PresentableInteractor<RatingPresentable>, RatingInteractable, RatingPresentableListener {

    weak var router: RatingRouting?
    weak var listener: RatingListener?

    private let analytics: Analytics

    init(presenter: RatingPresentable, analytics: Analytics) {
        self.analytics = analytics
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        analytics.track("rating opened")
    }

    // MARK: - RatingPresentableListener

    func didTapRate() {
        listener?.ratingDidClose()
    }
}
