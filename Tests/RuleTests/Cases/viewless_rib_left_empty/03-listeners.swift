// === the listener inherits its only function
// clean: ..., and the listener notified
// use: ribs-uikit, closing-child Step, flow-step Flow Step

protocol FlowRouting: Routing {
    func attachStep()
    func detachStep()
}

final class FlowRouter: Router<FlowInteractor>, FlowRouting {
    fileprivate let viewController: ViewControllable
    fileprivate let stepBuilder: StepBuildable
    fileprivate var step: ViewableRouting?
}

final class FlowInteractor: Interactor, StepListener {
    weak var router: FlowRouting?
    weak var listener: FlowListener?

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.attachStep()
    }

    func stepDidClose() {
        router?.detachStep()
    //          ^^^^^^^^^^ viewless_rib_left_empty: 'Flow' has no view and detaches its only child, 'Step', without notifying its listener, so it stays attached with nothing to show.
//+     listener?.flowDidClose()
    }

    func abort() {
        listener?.flowDidClose()
    }
}

protocol ClosingListener: AnyObject {
    func flowDidClose()
}

protocol FlowListener: ClosingListener {}

protocol FlowDependency: Dependency {
    var flowViewController: ViewControllable { get }
}

final class FlowComponent: Component<FlowDependency> {
    var flowViewController: ViewControllable { dependency.flowViewController }
}

final class FlowBuilder: Builder<FlowDependency> {
    func build(withListener listener: FlowListener) -> Routing {
        let component = FlowComponent(dependency: dependency)
        let interactor = FlowInteractor()
        interactor.listener = listener
        let router = FlowRouter(interactor: interactor, viewController: component.flowViewController)
        interactor.router = router
        return router
    }
}

protocol HomeRouting: Routing {
    func attachFlow()
    func detachFlow()
}

final class HomeInteractor: Interactor, FlowListener {
    weak var router: HomeRouting?

    @objc func open() { router?.attachFlow() }
    func flowDidClose() { router?.detachFlow() }
}

final class HomeRouter: ViewableRouter<HomeInteractor, ViewControllable>, HomeRouting {
    private let flowBuilder: FlowBuilder
    private var flow: Routing?

    init(interactor: HomeInteractor, viewController: ViewControllable, flowBuilder: FlowBuilder) {
        self.flowBuilder = flowBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachFlow() {
        guard flow == nil else { return }
        let router = flowBuilder.build(withListener: interactor)
        flow = router
        attachChild(router)
    }

    func detachFlow() {
        guard let router = flow else { return }
        detachChild(router)
        flow = nil
    }
}
