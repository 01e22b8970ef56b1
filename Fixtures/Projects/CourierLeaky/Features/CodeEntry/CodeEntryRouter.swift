import RIBs

protocol CodeEntryInteractable: Interactable {
    var router: CodeEntryRouting? { get set }
    var listener: CodeEntryListener? { get set }
}

protocol CodeEntryViewControllable: ViewControllable {}

final class CodeEntryRouter: ViewableRouter<CodeEntryInteractable, CodeEntryViewControllable>, CodeEntryRouting {
    override init(interactor: CodeEntryInteractable, viewController: CodeEntryViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
