import AppFoundation
import CourierDomain
import RIBs

protocol DocumentsInteractable: Interactable, DocumentPreviewListener {
    var router: DocumentsRouting? { get set }
    var listener: DocumentsListener? { get set }
}

protocol DocumentsViewControllable: ViewControllable {}

final class DocumentsRouter: ViewableRouter<DocumentsInteractable, DocumentsViewControllable>, DocumentsRouting {
    private let previewBuilder: DocumentPreviewBuildable

    private var preview: ViewableRouting?
    private var sheet: NavigationControllerable?

    init(
        interactor: DocumentsInteractable,
        viewController: DocumentsViewControllable,
        previewBuilder: DocumentPreviewBuildable
    ) {
        self.previewBuilder = previewBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachPreview(of document: IdentityDocument) {
        guard preview == nil else { return }
        let router = previewBuilder.build(withListener: interactor, document: document)
        show(router.viewControllable)
        attachChild(router)
        preview = router
    }

    func detachPreview() {
        guard let router = preview else { return }
        if let sheet { viewController.dismissIfPresented(sheet) }
        detachChild(router)
        preview = nil
    }

    private func show(_ child: ViewControllable) {
        if let sheet {
            sheet.navigationController.setViewControllers([child.uiviewController], animated: false)
        } else {
            let navigation = NavigationControllerable(root: child)
            sheet = navigation
            viewController.present(navigation, style: .fullScreen)
        }
    }
}
