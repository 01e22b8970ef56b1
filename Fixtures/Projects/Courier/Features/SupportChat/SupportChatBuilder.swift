import CourierDomain
import RIBs

protocol SupportChatDependency: Dependency {
    var delivery: Delivery { get }
    var supportService: SupportService { get }
    func supportChatComponent() -> SupportChatComponent
}

final class SupportChatComponent: Component<SupportChatDependency> {
    var delivery: Delivery { dependency.delivery }
    var supportService: SupportService { dependency.supportService }
}

// MARK: - Builder

protocol SupportChatBuildable: Buildable {
    func build(withListener listener: SupportChatListener) -> ViewableRouting
}

final class SupportChatBuilder: Builder<SupportChatDependency>, SupportChatBuildable {
    func build(withListener listener: SupportChatListener) -> ViewableRouting {
        let component = dependency.supportChatComponent()
        let viewController = SupportChatViewController()
        let interactor = SupportChatInteractor(
            presenter: viewController,
            delivery: component.delivery,
            service: component.supportService
        )
        interactor.listener = listener
        return SupportChatRouter(interactor: interactor, viewController: viewController)
    }
}
