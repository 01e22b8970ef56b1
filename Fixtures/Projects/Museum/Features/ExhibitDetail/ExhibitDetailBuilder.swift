import MuseumKit
import RIBs

protocol ExhibitDetailBuildable: Buildable {
    func build(withListener listener: ExhibitDetailListener, exhibit: Exhibit) -> ViewableRouting
}

final class ExhibitDetailBuilder: ComponentizedBuilder<
    ExhibitDetailComponent, ExhibitDetailRouting, ExhibitDetailListener, Exhibit
>, ExhibitDetailBuildable {

    func build(withListener listener: ExhibitDetailListener, exhibit: Exhibit) -> ViewableRouting {
        build(withDynamicBuildDependency: listener, dynamicComponentDependency: exhibit)
    }

    override func build(
        with component: ExhibitDetailComponent,
        _ listener: ExhibitDetailListener
    ) -> ExhibitDetailRouting {
        let viewController = ExhibitDetailViewController()
        let interactor = ExhibitDetailInteractor(
            presenter: viewController,
            exhibit: component.exhibit,
            visitStream: component.visitStream
        )
        interactor.listener = listener
        return ExhibitDetailRouter(
            interactor: interactor,
            viewController: viewController,
            audioGuideBuilder: AudioGuideBuilder { component.audioGuideComponent }
        )
    }
}
