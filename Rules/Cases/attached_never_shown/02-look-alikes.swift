// === without a view, and in a function that nothing calls
// use: ribs-uikit, child-rib Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }
}

protocol FlowBuildable: Buildable {
    func build() -> Routing
}

final class FlowComponent: Component<EmptyDependency> {}
final class FlowRouter: Router<Interactor> {}

final class FlowBuilder: Builder<EmptyDependency>, FlowBuildable {
    func build() -> Routing {
        _ = FlowComponent(dependency: dependency)
        return FlowRouter(interactor: Interactor())
    }
}

final class HomeRouter: Router<HomeInteractor> {
    private let flowBuilder: FlowBuildable
    private let detailBuilder: DetailBuildable

    init(interactor: HomeInteractor, flowBuilder: FlowBuildable, detailBuilder: DetailBuildable) {
        self.flowBuilder = flowBuilder
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
    }

    override func didLoad() {
        super.didLoad()
        attachChild(flowBuilder.build())
    }

    private func attachDetail() {
        attachChild(detailBuilder.build(withListener: interactor))
    }
}

final class HomeInteractor: Interactor, DetailListener {
    func detailDidClose() {}
}

// === its builder passes the view to a component
// use: ribs-uikit

final class PanelViewController: UIViewController, ViewControllable {
    @objc private func tapped() {}
}

final class PanelComponent: Component<EmptyDependency> {
    let viewController: PanelViewController

    init(dependency: EmptyDependency, viewController: PanelViewController) {
        self.viewController = viewController
        super.init(dependency: dependency)
    }
}

final class PanelRouter: ViewableRouter<Interactor, ViewControllable> {}

final class PanelBuilder: Builder<EmptyDependency> {
    func build() -> Routing {
        let viewController = PanelViewController()
        _ = PanelComponent(dependency: dependency, viewController: viewController)
        return PanelRouter(interactor: Interactor(), viewController: viewController)
    }
}

final class HomeRouter: Router<Interactor> {
    private let panelBuilder: PanelBuilder

    init(interactor: Interactor, panelBuilder: PanelBuilder) {
        self.panelBuilder = panelBuilder
        super.init(interactor: interactor)
    }

    override func didLoad() {
        super.didLoad()
        attachChild(panelBuilder.build())
    }
}
