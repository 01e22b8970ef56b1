import RIBs

protocol DocumentsInteractable: Interactable {
    var router: DocumentsRouting? { get set }
    var listener: DocumentsListener? { get set }
}

protocol DocumentsViewControllable: ViewControllable {}

final class DocumentsRouter: ViewableRouter<DocumentsInteractable, DocumentsViewControllable>, DocumentsRouting {
    override init(interactor: DocumentsInteractable, viewController: DocumentsViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
