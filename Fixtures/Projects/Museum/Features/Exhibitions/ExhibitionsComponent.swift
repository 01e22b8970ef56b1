import AppFoundation
import MuseumKit
import NeedleFoundation

protocol ExhibitionsDependency: NeedleFoundation.Dependency {
    var exhibitionRepository: ExhibitionRepository { get }
}

final class ExhibitionsComponent: NeedleFoundation.Component<ExhibitionsDependency> {
    var repository: ExhibitionRepository { dependency.exhibitionRepository }

    var errorLog: ErrorLog {
        shared { ErrorLog() }
    }

    func exhibitDetailComponent(_ exhibit: Exhibit) -> ExhibitDetailComponent {
        ExhibitDetailComponent(parent: self, exhibit: exhibit)
    }
}
