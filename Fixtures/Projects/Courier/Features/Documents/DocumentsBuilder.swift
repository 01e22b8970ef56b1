import CourierDomain
import RIBs

protocol DocumentsDependency: Dependency {
    var profileService: ProfileService { get }
    var analytics: Analytics { get }
}

final class DocumentsComponent: Component<DocumentsDependency>, DocumentPreviewDependency {
    fileprivate var profileService: ProfileService { dependency.profileService }
    var analytics: Analytics { dependency.analytics }
}

// MARK: - Builder

protocol DocumentsBuildable: Buildable {
    func build(withListener listener: DocumentsListener) -> ViewableRouting
}

final class DocumentsBuilder: Builder<DocumentsDependency>, DocumentsBuildable {
    func build(withListener listener: DocumentsListener) -> ViewableRouting {
        let component = DocumentsComponent.init(dependency: dependency)
        let viewController = DocumentsViewController()
        let interactor = DocumentsInteractor(presenter: viewController, service: component.profileService)
        interactor.listener = listener
        return DocumentsRouter(
            interactor: interactor,
            viewController: viewController,
            previewBuilder: DocumentPreviewBuilder(dependency: component)
        )
    }
}
