import MuseumKit
import NeedleFoundation

protocol VisitDependency: Dependency {
    var visitStream: VisitStreaming { get }
}

final class VisitComponent: Component<VisitDependency> {
    var visitStream: VisitStreaming { dependency.visitStream }

    var feedbackComponent: FeedbackComponent {
        FeedbackComponent(parent: self)
    }
}
