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

// === the view is read from a property that is never assigned
// clean: ..., assigned
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var detail: ViewableRouting?
    //          ^^^^^^ child_property_never_assigned

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard detail == nil else { return }
        //    ~~~~~~ the property is read here
        let router = detailBuilder.build(withListener: interactor)
        //                         ~~~~~ this child is not stored
//+     detail = router
        attachChild(router)
        guard let view = detail?.viewControllable.uiviewController else { return }
        view.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(view, animated: true)
    }

    func detachDetail() {
        guard let router = detail else { return }
        viewController.uiviewController.dismiss(animated: true)
        detachChild(router)
        detail = nil
    }
}

// === UIKit presents the view, although an extension of the framework's protocol has a function of that name
// use: ribs-uikit, child-rib Detail

extension ViewControllable {
    func present(_ viewControllable: ViewControllable, animated: Bool, completion: (() -> Void)?) {
        uiviewController.present(viewControllable.uiviewController, animated: animated, completion: completion)
    }
}

protocol LoadingPresentable {}

extension UIViewController: LoadingPresentable {}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }
}

protocol HomeViewControllable: ViewControllable {
    func show(_ child: ViewControllable?)
}

final class HomeViewController: UIViewController, HomeViewControllable {
    private var child: ViewControllable?

    func show(_ child: ViewControllable?) {
        self.child = child
        presentChild()
    }

    private func presentChild() {
        if let child = child {
            child.uiviewController.modalPresentationStyle = .fullScreen
            present(child.uiviewController, animated: true) { print("shown") }
        }
    }
}

final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable> {
    private let detailBuilder: DetailBuildable
    private var detail: ViewableRouting?

    init(interactor: HomeInteractor, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
    }

    override func didLoad() {
        super.didLoad()
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.show(router.viewControllable)
    }
}

final class HomeInteractor: Interactor, DetailListener {
    func detailDidClose() {}
}
