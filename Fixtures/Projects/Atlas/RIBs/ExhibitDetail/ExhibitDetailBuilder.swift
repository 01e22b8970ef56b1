import AtlasCore
import NeedleFoundation
import RIBs

protocol ExhibitDetailDependency: NeedleFoundation.Dependency {
    var exhibitService: ExhibitServicing { get }
}

final class ExhibitDetailComponent: NeedleFoundation.Component<ExhibitDetailDependency> {
    let exhibit: Exhibit

    init(parent: Scope, exhibit: Exhibit) {
        self.exhibit = exhibit
        super.init(parent: parent)
    }

    var audioGuideComponent: AudioGuideComponent { AudioGuideComponent(parent: self) }
}

// MARK: - Builder

protocol ExhibitDetailBuildable: Buildable {
    func build(withListener listener: ExhibitDetailListener, exhibit: Exhibit) -> ExhibitDetailRouting
}

final class ExhibitDetailBuilder: ComponentizedBuilder<
    ExhibitDetailComponent,
    ExhibitDetailRouting,
    ExhibitDetailListener,
    Exhibit
> {
    override func build(
        with component: ExhibitDetailComponent,
        _ listener: ExhibitDetailListener
    ) -> ExhibitDetailRouting {
        let viewController = ExhibitDetailViewController()
        let interactor = ExhibitDetailInteractor(
            presenter: viewController,
            exhibit: component.exhibit,
            exhibitService: component.dependency.exhibitService
        )
        interactor.listener = listener
        return ExhibitDetailRouter(
            interactor: interactor,
            viewController: viewController,
            audioGuideBuilder: AudioGuideBuilder { component.audioGuideComponent }
        )
    }
}

extension ExhibitDetailBuilder: ExhibitDetailBuildable {
    func build(withListener listener: ExhibitDetailListener, exhibit: Exhibit) -> ExhibitDetailRouting {
        build(withDynamicBuildDependency: listener, dynamicComponentDependency: exhibit)
    }
}
