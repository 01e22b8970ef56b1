import RIBs

protocol TicketsInteractable: Interactable {
    var router: (any TicketsRouting)? { get set }
    var listener: (any TicketsListener)? { get set }
}

protocol TicketsViewControllable: ViewControllable {}

final class TicketsRouter: ViewableRouter<any TicketsInteractable, any TicketsViewControllable>, TicketsRouting {
    override init(interactor: any TicketsInteractable, viewController: any TicketsViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
