import RIBs

protocol SupportChatInteractable: Interactable {
    var router: SupportChatRouting? { get set }
    var listener: SupportChatListener? { get set }
}

protocol SupportChatViewControllable: ViewControllable {}

final class SupportChatRouter: ViewableRouter<SupportChatInteractable, SupportChatViewControllable>, SupportChatRouting {
    override init(interactor: SupportChatInteractable, viewController: SupportChatViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
