import RIBs

protocol FeedbackBuildable: Buildable {
    func build(withListener listener: FeedbackListener) -> ViewableRouting
}

final class FeedbackBuilder: ComponentizedBuilder<FeedbackComponent, FeedbackRouting, FeedbackListener, Void>, FeedbackBuildable {
    func build(withListener listener: FeedbackListener) -> ViewableRouting {
        build(withDynamicBuildDependency: listener, dynamicComponentDependency: ())
    }

    override func build(with component: FeedbackComponent, _ listener: FeedbackListener) -> FeedbackRouting {
        let viewController = FeedbackViewController()
        let interactor = FeedbackInteractor(presenter: viewController, service: component.service)
        interactor.listener = listener
        return FeedbackRouter(interactor: interactor, viewController: viewController)
    }
}
