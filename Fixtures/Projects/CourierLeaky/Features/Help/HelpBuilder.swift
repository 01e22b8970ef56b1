import CourierDomain
import RIBs

protocol HelpDependency: Dependency {
    var analytics: Analytics { get }
}

final class HelpComponent: Component<HelpDependency>, HelpArticleDependency {
    var analytics: Analytics { dependency.analytics }
    lazy var articleBuilder: HelpArticleBuildable = HelpArticleBuilder(dependency: self)
}

// MARK: - Builder

protocol HelpBuildable: Buildable {
    func build(withListener listener: HelpListener) -> ViewableRouting
}

final class HelpBuilder: Builder<HelpDependency>, HelpBuildable {
    func build(withListener listener: HelpListener) -> ViewableRouting {
        let component = HelpComponent(dependency: dependency)
        let viewController = HelpViewController()
        let interactor = HelpInteractor(
            presenter: viewController,
            analytics: component.analytics,
            topics: HelpTopicPoint(isOff: { _ in false })
        )
        interactor.listener = listener
        return HelpRouter(
            interactor: interactor,
            viewController: viewController,
            articleBuilder: component.articleBuilder
        )
    }
}
