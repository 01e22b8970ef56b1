import RIBs

protocol ChatDependency: Dependency {
    var chatService: ChatServicing { get }
}

final class ChatComponent: Component<ChatDependency> {

    fileprivate var chatService: ChatServicing { dependency.chatService }

    fileprivate var poller: ChatPolling {
        shared { ChatPoller(chatService: chatService) }
    }
}

protocol ChatBuildable: Buildable {
    func build(withListener listener: ChatListener) -> ViewableRouting
}

final class ChatBuilder: Builder<ChatDependency>, ChatBuildable {

    override init(dependency: ChatDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: ChatListener) -> ViewableRouting {
        let component = ChatComponent(dependency: dependency)
        let viewController = ChatViewController()
        let interactor = ChatInteractor(
            presenter: viewController,
            chatService: component.chatService,
            poller: component.poller
        )
        interactor.listener = listener
        return ChatRouter(interactor: interactor, viewController: viewController)
    }
}
