import CourierDomain
import RIBs

protocol HelpArticleDependency: Dependency {
    var analytics: Analytics { get }
}

final class HelpArticleComponent: Component<HelpArticleDependency> {
    var analytics: Analytics { dependency.analytics }
}

// MARK: - Builder

protocol HelpArticleBuildable: Buildable {
    func build(withListener listener: HelpArticleListener, topic: String) -> ViewableRouting
}

final class HelpArticleBuilder: Builder<HelpArticleDependency>, HelpArticleBuildable {
    func build(withListener listener: HelpArticleListener, topic: String) -> ViewableRouting {
        let component = HelpArticleComponent(dependency: dependency)
        let viewController = HelpArticleViewController()
        let interactor = HelpArticleInteractor(
            presenter: viewController,
            topic: topic,
            component: component
        )
        interactor.listener = listener
        return HelpArticleRouter(interactor: interactor, viewController: viewController)
    }
}
