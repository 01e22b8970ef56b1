import RIBs

protocol VisitBuildable: Buildable {
    func build(withListener listener: VisitListener) -> ViewableRouting
}

final class VisitBuilder: ComponentizedBuilder<VisitComponent, VisitRouting, VisitListener, Void>, VisitBuildable {
    func build(withListener listener: VisitListener) -> ViewableRouting {
        build(withDynamicBuildDependency: listener, dynamicComponentDependency: ())
    }

    override func build(with component: VisitComponent, _ listener: VisitListener) -> VisitRouting {
        let viewController = VisitViewController()
        let interactor = VisitInteractor(presenter: viewController, visitStream: component.visitStream)
        interactor.listener = listener
        let feedbackBuilder = FeedbackBuilder { component.feedbackComponent }
        return VisitRouter(interactor: interactor, viewController: viewController, feedbackBuilder: feedbackBuilder)
    }
}
