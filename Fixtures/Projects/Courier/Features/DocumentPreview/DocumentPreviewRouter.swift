import RIBs

protocol DocumentPreviewInteractable: Interactable {
    var router: DocumentPreviewRouting? { get set }
    var listener: DocumentPreviewListener? { get set }
}

protocol DocumentPreviewViewControllable: ViewControllable {}

final class DocumentPreviewRouter: ViewableRouter<DocumentPreviewInteractable, DocumentPreviewViewControllable>,
    DocumentPreviewRouting
{
    override init(interactor: DocumentPreviewInteractable, viewController: DocumentPreviewViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
