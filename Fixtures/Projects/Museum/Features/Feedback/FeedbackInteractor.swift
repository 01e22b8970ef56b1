import MuseumKit
import RIBs
import RxSwift

protocol FeedbackRouting: ViewableRouting {}

protocol FeedbackPresentable: Presentable {
    var listener: FeedbackPresentableListener? { get set }
    func setSending(_ isSending: Bool)
}

protocol FeedbackListener: AnyObject {
    func feedbackDidSend()
    func feedbackDidClose()
}

final class FeedbackInteractor: PresentableInteractor<FeedbackPresentable>, FeedbackInteractable, FeedbackPresentableListener {
    weak var router: FeedbackRouting?
    weak var listener: FeedbackListener?

    private let service: FeedbackService
    private let sending = SerialDisposable()

    init(presenter: FeedbackPresentable, service: FeedbackService) {
        self.service = service
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func willResignActive() {
        super.willResignActive()
        sending.dispose()
    }

    func didSubmit(_ feedback: Feedback) {
        presenter.setSending(true)
        sending.disposable = service.send(feedback)
            .observe(on: MainScheduler.instance)
            .subscribe(onCompleted: { [weak self] in
                self?.listener?.feedbackDidSend()
            }, onError: { [weak self] _ in
                self?.presenter.setSending(false)
            })
    }

    func didClose() {
        listener?.feedbackDidClose()
    }
}
