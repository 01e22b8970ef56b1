@testable import Museum
import MuseumKit
import RIBs
import RxSwift
import UIKit

final class FeedbackPresentableMock: FeedbackPresentable {
    var listener: FeedbackPresentableListener?
    private(set) var sending: [Bool] = []

    func setSending(_ isSending: Bool) { sending.append(isSending) }
}

final class FeedbackListenerMock: FeedbackListener {
    private(set) var sendCallCount = 0
    private(set) var closeCallCount = 0

    func feedbackDidSend() { sendCallCount += 1 }
    func feedbackDidClose() { closeCallCount += 1 }
}

final class FeedbackViewControllableMock: UIViewController, FeedbackViewControllable {}

final class FeedbackInteractableMock: FeedbackInteractable {
    var router: FeedbackRouting?
    var listener: FeedbackListener?
    var isActive = false
    var isActiveStream: Observable<Bool> { .just(isActive) }

    func activate() { isActive = true }
    func deactivate() { isActive = false }
}

final class FeedbackServiceMock: FeedbackService {
    var result: Completable = .empty()

    func send(_ feedback: Feedback) -> Completable { result }
}
