// === a pop after the back button, by a view that is pushed itself
// clean: ..., if the child's view is still on top
// use: ribs-uikit, child-rib Detail, popped-view Detail, middle-rib Home Detail, middle-listener Home Detail
// use: opening-parent Root Home

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        //                                                    ~~~~~~~~~~~~~~~~~~ the child's view is pushed here
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
        let navigation = viewController.uiviewController.navigationController
//+     guard navigation?.topViewController === router.viewControllable.uiviewController else { return }
        navigation?.popViewController(animated: true)
//-     //          ^^^^^^^^^^^^^^^^^ unconditional_removal_after_interactive_pop
    }
}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {
    // use: router-members Root Home

    // use: pushing Home
}

// === a view moved to no parent, and a function of the router's view that pops
// clean: ..., which asks what is on top
// use: ribs-uikit, child-rib Detail, middle-rib Home Detail, middle-listener Home Detail
// use: opening-parent Root Home

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        guard parent == nil else { return }
        leave()
    }

    private func leave() { listener?.didTapClose() }
}

extension ViewControllable {
    func push(_ view: ViewControllable) {
        uiviewController.navigationController?.pushViewController(view.uiviewController, animated: true)
    }

    func popTop() {
//+     guard uiviewController.navigationController?.topViewController !== uiviewController else { return }
        uiviewController.navigationController?.popViewController(animated: true)
        //                                     ~~~~~~~~~~~~~~~~~ the view is removed here
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.push(router.viewControllable)
    }

    func detachDetail() {
        if let router = detail {
            viewController.popTop()
            //             ^^^^^^ unconditional_removal_after_interactive_pop: 'popTop' also runs, through 'didMove(toParent:)', after the user has swiped 'Detail' away, and then removes the view on which 'Detail' was shown.
            detachChild(router)
            detail = nil
        }
    }
}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {
    // use: router-members Root Home

    func attachHome() {
        guard home == nil else { return }
        let router = homeBuilder.build(withListener: interactor)
        home = router
        attachChild(router)
        viewController.push(router.viewControllable)
        //             ~~~~ the next view is pushed here
    }

    // use: detach-popping Home
}

// === a dismissal after a swipe, on a sheet that is presented itself
// clean: ..., if the child's view is still presented
// use: ribs-uikit, child-rib Detail, middle-rib Home Detail, middle-listener Home Detail
// use: opening-parent Root Home

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        presentationController?.delegate = self
    }
}

extension DetailViewController: UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        listener?.didTapClose()
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func detachDetail() {
        guard let child = detail else { return }
        detachChild(child)
        detail = nil
//+     guard viewController.uiviewController.presentedViewController != nil else { return }
        viewController.uiviewController.dismiss(animated: true)
        //                              ^^^^^^^ unconditional_removal_after_interactive_pop: 'dismiss' also runs, through 'presentationControllerDidDismiss(_:)', after the user has swiped 'Detail' away, and then removes the view on which 'Detail' was shown.
    }
}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {
    // use: router-members Root Home

    func attachHome() {
        guard home == nil else { return }
        let router = homeBuilder.build(withListener: interactor)
        home = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        view.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(view, animated: true)
        //                              ~~~~~~~ the next view is presented here
    }

    // use: detach-dismissing Home
}

// === a RIB without a view pops on the view of its parent
// clean: ..., if the child says that its view is still there
// use: ribs-uikit, child-rib Detail, popped-view Detail, opening-parent Root List

protocol FlowListener: AnyObject {
    func flowDidClose()
}

protocol FlowRouting: Routing {
    func detachDetail(removesView: Bool)
}

final class FlowInteractor: Interactor, DetailListener {
    weak var router: FlowRouting?
    weak var listener: FlowListener?

    func detailDidClose() {
        router?.detachDetail(removesView: false)
        listener?.flowDidClose()
    }
}

final class FlowRouter: Router<FlowInteractor>, FlowRouting {
    private let viewController: ViewControllable
    private let detailBuilder: DetailBuildable
    private var detail: ViewableRouting?

    init(interactor: FlowInteractor, viewController: ViewControllable, detailBuilder: DetailBuildable) {
        self.viewController = viewController
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }

    override func didLoad() {
        super.didLoad()
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail(removesView: Bool) {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
//+     guard removesView else { return }
        viewController.uiviewController.navigationController?.popViewController(animated: true)
        //                                                    ^^^^^^^^^^^^^^^^^ unconditional_removal_after_interactive_pop
    }
}

final class FlowComponent: Component<EmptyDependency>, DetailDependency {}

final class FlowBuilder: Builder<EmptyDependency> {
    func build(withListener listener: FlowListener, viewController: ViewControllable) -> Routing {
        let component = FlowComponent(dependency: dependency)
        let interactor = FlowInteractor()
        interactor.listener = listener
        return FlowRouter(
            interactor: interactor, viewController: viewController,
            detailBuilder: DetailBuilder(dependency: component))
    }
}

// use: middle-rib List Flow
extension ListComponent: FlowDependency {}

protocol FlowDependency: Dependency {}

final class ListInteractor: PresentableInteractor<ListPresentable>, ListInteractable, ListPresentableListener {
    weak var router: ListRouting?
    weak var listener: ListListener?

    override init(presenter: ListPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapOpen() { router?.attachFlow() }
    func close() { listener?.listDidClose() }
    func flowDidClose() { router?.detachFlow() }
}

final class ListRouter: ViewableRouter<ListInteractable, ListViewControllable>, ListRouting {
    private let flowBuilder: FlowBuilder
    private var flow: Routing?

    init(interactor: ListInteractable, viewController: ListViewControllable, flowBuilder: FlowBuilder) {
        self.flowBuilder = flowBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachFlow() {
        guard flow == nil else { return }
        let router = flowBuilder.build(withListener: interactor, viewController: viewController)
        flow = router
        attachChild(router)
    }

    func detachFlow() {
        guard let router = flow else { return }
        detachChild(router)
        flow = nil
    }
}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {
    // use: router-members Root List

    // use: pushing List
}
