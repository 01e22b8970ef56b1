import RIBs

protocol TipsDependency: Dependency {
    var analytics: Analytics { get }
}

final class TipsComponent: Component<TipsDependency> {

    fileprivate var analytics: Analytics { dependency.analytics }
}

protocol TipsListener: AnyObject {}

protocol TipsBuildable: Buildable {
    func build(withListener listener: TipsListener) -> Routing
}

final class TipsBuilder: Builder<TipsDependency>, TipsBuildable {

    override init(dependency: TipsDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: TipsListener) -> Routing {
        let component = TipsComponent(dependency: dependency)
        let interactor = TipsInteractor(analytics: component.analytics)
        interactor.listener = listener
        return TipsRouter(interactor: interactor)
    }
}
