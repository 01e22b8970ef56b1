import RxSwift

public protocol FeedbackService: AnyObject {
    func send(_ feedback: Feedback) -> Completable
}

public final class MailboxFeedbackService: FeedbackService {
    private var sent: [Feedback] = []

    public init() {}

    public func send(_ feedback: Feedback) -> Completable {
        .deferred { [weak self] in
            self?.sent.append(feedback)
            return .empty()
        }
    }
}
