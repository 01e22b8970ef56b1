import Foundation
import RIBs

protocol InboxRouting: ViewableRouting {
    func attachInsurance()
    func detachInsurance()
    func attachRating()
    func detachRating()
    func attachSymptoms()
    func detachSymptoms()
}

protocol InboxPresentable: Presentable {
    var listener: InboxPresentableListener? { get set }
}

protocol InboxListener: AnyObject {
    func inboxDidClose()
    func inboxDidFindEmergency()
}

final class InboxInteractor: PresentableInteractor<InboxPresentable>, InboxInteractable, InboxPresentableListener {

    weak var router: InboxRouting?
    weak var listener: InboxListener?

    private let analytics: Analytics

    init(presenter: InboxPresentable, analytics: Analytics) {
        self.analytics = analytics
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        analytics.track("inbox opened")
    }

    // MARK: - InboxPresentableListener

    @objc
    func didTapInsurance() {
        router?.attachInsurance()
    }

    @objc
    func didTapRate() {
        router?.attachRating()
    }

    @objc
    func didTapSymptoms() {
        router?.attachSymptoms()
    }

    @objc
    func didLeaveInbox() {
        listener?.inboxDidClose()
    }

    // MARK: - InsuranceListener

    func insuranceDidClose() {
        router?.detachInsurance()
    }

    // MARK: - RatingListener

    func ratingDidClose() {
        router?.detachRating()
    }

    // MARK: - SymptomsListener

    func symptomsDidClose() {
        router?.detachSymptoms()
    }

    func symptomsDidFindEmergency() {
        listener?.inboxDidFindEmergency()
    }
}
