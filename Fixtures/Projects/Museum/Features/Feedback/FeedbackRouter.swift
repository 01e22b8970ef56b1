import RIBs

protocol FeedbackInteractable: Interactable {
    var router: FeedbackRouting? { get set }
    var listener: FeedbackListener? { get set }
}

protocol FeedbackViewControllable: ViewControllable {}

final class FeedbackRouter: ViewableRouter<FeedbackInteractable, FeedbackViewControllable>, FeedbackRouting {
    override init(interactor: FeedbackInteractable, viewController: FeedbackViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
