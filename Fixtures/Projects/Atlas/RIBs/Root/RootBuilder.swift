import AtlasCore
import NeedleFoundation
import RIBs
import RxSwift

final class RootComponent: BootstrapComponent {
    var visitorService: VisitorServicing {
        shared { VisitorService() }
    }

    var rootViewController: RootViewController {
        shared { RootViewController() }
    }

    var loggedOutComponent: LoggedOutComponent {
        LoggedOutComponent(parent: self)
    }

    func loggedInComponent(visitor: Visitor) -> LoggedInComponent {
        LoggedInComponent(parent: self, visitor: visitor)
    }
}

// MARK: - Builder

protocol RootBuildable: Buildable {
    func build() -> LaunchRouting
}

final class RootBuilder: SimpleComponentizedBuilder<RootComponent, LaunchRouting>, RootBuildable {
    override func build(with component: RootComponent) -> LaunchRouting {
        let viewController = component.rootViewController
        let interactor = RootInteractor(presenter: viewController, visitorService: component.visitorService)
        return RootRouter(
            interactor: interactor,
            viewController: viewController,
            loggedOutBuilder: LoggedOutBuilder { component.loggedOutComponent },
            loggedInBuilder: LoggedInBuilder { visitor in component.loggedInComponent(visitor: visitor) }
        )
    }
}
