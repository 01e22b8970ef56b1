import MuseumKit
import NeedleFoundation

protocol MainTabsDependency: Dependency {
    var visitTracker: VisitTracking { get }
}

final class MainTabsComponent: Component<MainTabsDependency> {
    var exhibitionsComponent: ExhibitionsComponent {
        ExhibitionsComponent(parent: self)
    }

    var visitComponent: VisitComponent {
        VisitComponent(parent: self)
    }

    var visitTracker: VisitTracking { dependency.visitTracker }
}
