import CourierDomain
import RIBs

protocol DocumentsDependency: Dependency {
    var profileService: ProfileService { get }
}

final class DocumentsComponent: Component<DocumentsDependency> {
    fileprivate var profileService: ProfileService { dependency.profileService }
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
        return DocumentsRouter(interactor: interactor, viewController: viewController)
    }
}
