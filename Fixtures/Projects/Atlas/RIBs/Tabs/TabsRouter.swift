import RIBs
import UIKit

protocol TabsInteractable: Interactable, ExhibitsListener, TicketsListener {
    var router: (any TabsRouting)? { get set }
    var listener: (any TabsListener)? { get set }
}

protocol TabsViewControllable: ViewControllable {
    func show(tabs: [ViewControllable])
}

final class TabsRouter: ViewableRouter<TabsInteractable, TabsViewControllable>, TabsRouting {
    private let exhibitsBuilder: any ExhibitsBuildable
    private let ticketsBuilder: any TicketsBuildable

    init(
        interactor: TabsInteractable,
        viewController: TabsViewControllable,
        exhibitsBuilder: any ExhibitsBuildable,
        ticketsBuilder: any TicketsBuildable
    ) {
        self.exhibitsBuilder = exhibitsBuilder
        self.ticketsBuilder = ticketsBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    override func didLoad() {
        super.didLoad()
        let tabs: [ViewableRouting] = [
            exhibitsBuilder.build(withListener: interactor),
            ticketsBuilder.build(withListener: interactor),
        ]
        tabs.forEach(attachChild)
        viewController.show(tabs: tabs.map(\.viewControllable))
    }
}
