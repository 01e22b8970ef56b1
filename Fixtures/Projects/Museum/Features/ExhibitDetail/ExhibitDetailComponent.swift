import MuseumKit
import NeedleFoundation

protocol ExhibitDetailDependency: Dependency {
    var visitTracker: VisitTracking { get }
}

final class ExhibitDetailComponent: Component<ExhibitDetailDependency> {
    let exhibit: Exhibit

    var visitStream: VisitStreaming { dependency.visitTracker }

    var audioGuideComponent: AudioGuideComponent {
        AudioGuideComponent(parent: self)
    }

    init(parent: Scope, exhibit: Exhibit) {
        self.exhibit = exhibit
        super.init(parent: parent)
    }
}
