import AtlasCore
import NeedleFoundation
import RIBs

protocol TabsDependency: NeedleFoundation.Dependency {
    var visitor: Visitor { get }
}

final class TabsComponent: NeedleFoundation.Component<TabsDependency> {
    var visitorName: String { dependency.visitor.name }

    var exhibitsComponent: ExhibitsComponent { ExhibitsComponent(parent: self) }
    var ticketsComponent: TicketsComponent { .init(parent: self) }
}

// MARK: - Builder

protocol TabsBuildable: Buildable {
    func build(withListener listener: TabsListener) -> TabsRouting
}

final class TabsBuilder: MultiStageComponentizedBuilder<TabsComponent, TabsRouting, TabsListener>, TabsBuildable {
    func build(withListener listener: TabsListener) -> TabsRouting {
        finalStageBuild(withDynamicDependency: listener)
    }

    override func finalStageBuild(with component: TabsComponent, _ listener: TabsListener) -> TabsRouting {
        let viewController = TabsViewController(greeting: component.visitorName)
        let interactor = TabsInteractor(presenter: viewController)
        interactor.listener = listener
        return TabsRouter(
            interactor: interactor,
            viewController: viewController,
            exhibitsBuilder: ExhibitsBuilder { component.exhibitsComponent },
            ticketsBuilder: TicketsBuilder { component.ticketsComponent }
        )
    }
}
