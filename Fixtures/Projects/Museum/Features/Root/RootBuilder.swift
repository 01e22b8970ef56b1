import RIBs

protocol RootBuildable: Buildable {
    func build() -> LaunchRouting
}

final class RootBuilder: SimpleComponentizedBuilder<RootComponent, LaunchRouting>, RootBuildable {
    override func build(with component: RootComponent) -> LaunchRouting {
        RootRouter(
            interactor: component.interactor,
            viewController: component.rootViewController,
            loggedOutBuilder: LoggedOutBuilder { component.loggedOutComponent },
            loggedInBuilder: LoggedInBuilder { component.loggedInComponent(ticket: $0) }
        )
    }
}
