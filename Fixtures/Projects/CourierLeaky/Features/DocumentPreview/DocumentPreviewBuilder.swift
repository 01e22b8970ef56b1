import CourierDomain
import RIBs

protocol DocumentPreviewDependency: Dependency {
    var analytics: Analytics { get }
}

final class DocumentPreviewComponent: Component<DocumentPreviewDependency> {
    var analytics: Analytics { dependency.analytics }
}

// MARK: - Builder

protocol DocumentPreviewBuildable: Buildable {
    func build(withListener listener: DocumentPreviewListener, document: IdentityDocument) -> ViewableRouting
}

final class DocumentPreviewBuilder: Builder<DocumentPreviewDependency>, DocumentPreviewBuildable {
    func build(withListener listener: DocumentPreviewListener, document: IdentityDocument) -> ViewableRouting {
        let component = DocumentPreviewComponent(dependency: dependency)
        let viewController = DocumentPreviewViewController()
        let interactor = DocumentPreviewInteractor(
            presenter: viewController,
            document: document,
            analytics: component.analytics
        )
        interactor.listener = listener
        return DocumentPreviewRouter(interactor: interactor, viewController: viewController)
    }
}
