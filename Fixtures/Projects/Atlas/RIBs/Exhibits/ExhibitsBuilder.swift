import AtlasCore
import NeedleFoundation
import RIBs

protocol ExhibitsDependency: NeedleFoundation.Dependency {
    var exhibitService: ExhibitServicing { get }
}

final class ExhibitsComponent: NeedleFoundation.Component<ExhibitsDependency> {
    fileprivate var exhibitService: ExhibitServicing { dependency.exhibitService }

    fileprivate func exhibitDetailComponent(exhibit: Exhibit) -> ExhibitDetailComponent {
        ExhibitDetailComponent(parent: self, exhibit: exhibit)
    }
}

// MARK: - Builder

protocol ExhibitsBuildable: Buildable {
    func build(withListener listener: any ExhibitsListener) -> ExhibitsRouting
}

final class ExhibitsBuilder: ComponentizedBuilder<ExhibitsComponent, ExhibitsRouting, any ExhibitsListener, Void>,
    ExhibitsBuildable
{
    func build(withListener listener: any ExhibitsListener) -> ExhibitsRouting {
        build(withDynamicBuildDependency: listener, dynamicComponentDependency: ())
    }

    override func build(with component: ExhibitsComponent, _ listener: any ExhibitsListener) -> ExhibitsRouting {
        let viewController = ExhibitsViewController()
        let interactor = ExhibitsInteractor(presenter: viewController, exhibitService: component.exhibitService)
        interactor.listener = listener
        return ExhibitsRouter(
            interactor: interactor,
            viewController: viewController,
            exhibitDetailBuilder: ExhibitDetailBuilder(componentBuilder: component.exhibitDetailComponent)
        )
    }
}
