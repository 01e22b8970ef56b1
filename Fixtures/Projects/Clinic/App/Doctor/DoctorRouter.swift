import RIBs

protocol DoctorInteractable: Interactable, ChatListener {
    var router: DoctorRouting? { get set }
    var listener: DoctorListener? { get set }
}

protocol DoctorViewControllable: ViewControllable {}

final class DoctorRouter: ViewableRouter<DoctorInteractable, DoctorViewControllable>, DoctorRouting {

    private let chatBuilder: ChatBuildable
    private var chat: ViewableRouting?

    init(interactor: DoctorInteractable, viewController: DoctorViewControllable, chatBuilder: ChatBuildable) {
        self.chatBuilder = chatBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachChat() {
        guard chat == nil else { return }
        let router = chatBuilder.build(withListener: interactor)
        chat = router
        attachChild(router)
        viewController.push(router.viewControllable, animated: true)
    }

    func detachChat() {
        guard let router = chat else { return }
        viewController.pop(router.viewControllable, animated: true)
        detachChild(router)
        chat = nil
    }
}
