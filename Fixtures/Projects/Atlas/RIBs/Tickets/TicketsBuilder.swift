import AtlasCore
import NeedleFoundation
import RIBs

protocol TicketsDependency: NeedleFoundation.Dependency {
    var ticketService: TicketServicing { get }
}

final class TicketsComponent: NeedleFoundation.Component<TicketsDependency> {
    var ticketService: TicketServicing { dependency.ticketService }
}

// MARK: - Builder

protocol TicketsBuildable: Buildable {
    func build(withListener listener: any TicketsListener) -> any TicketsRouting
}

typealias TicketsBuilderBase = ComponentizedBuilder<TicketsComponent, any TicketsRouting, any TicketsListener, Void>

final class TicketsBuilder: TicketsBuilderBase, TicketsBuildable {
    func build(withListener listener: any TicketsListener) -> any TicketsRouting {
        build(withDynamicBuildDependency: listener, dynamicComponentDependency: ())
    }

    override func build(with component: TicketsComponent, _ listener: any TicketsListener) -> any TicketsRouting {
        let viewController = TicketsViewController()
        let interactor = TicketsInteractor(presenter: viewController, service: component.ticketService)
        interactor.listener = listener
        return TicketsRouter(interactor: interactor, viewController: viewController)
    }
}
