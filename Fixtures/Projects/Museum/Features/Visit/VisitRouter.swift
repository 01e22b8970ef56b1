import AppFoundation
import RIBs

protocol VisitInteractable: Interactable, FeedbackListener {
    var router: VisitRouting? { get set }
    var listener: VisitListener? { get set }
}

protocol VisitViewControllable: ViewControllable {}

final class VisitRouter: ViewableRouter<VisitInteractable, VisitViewControllable>, VisitRouting {
    private let feedbackBuilder: FeedbackBuildable
    private var feedback: ViewableRouting?
    private var feedbackNavigation: NavigationControllerable?

    init(interactor: VisitInteractable, viewController: VisitViewControllable, feedbackBuilder: FeedbackBuildable) {
        self.feedbackBuilder = feedbackBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachFeedback() {
        guard feedback == nil else { return }
        let router = feedbackBuilder.build(withListener: interactor)
        let navigation = NavigationControllerable(root: router.viewControllable)
        feedback = router
        feedbackNavigation = navigation
        attachChild(router)
        viewController.present(navigation)
    }

    func detachFeedback() {
        guard let router = feedback else { return }
        if let navigation = feedbackNavigation {
            viewController.dismissIfNeeded(navigation)
        }
        feedbackNavigation = nil
        detachChild(router)
        feedback = nil
    }
}
