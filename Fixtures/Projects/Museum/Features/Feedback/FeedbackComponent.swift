import MuseumKit
import NeedleFoundation

protocol FeedbackDependency: Dependency {
    var feedbackService: FeedbackService { get }
}

final class FeedbackComponent: Component<FeedbackDependency> {
    var service: FeedbackService { dependency.feedbackService }
}
