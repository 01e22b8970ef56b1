// === the views are removed before the listener is notified
// use: ribs-uikit, closing-child Step, flow-rib Flow, flow-step Flow Step

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
        listener?.flowDidClose()
    }
}

// === what the end calls is not analyzed, and a router with a deinitializer
// use: ribs-uikit, closing-child Step, flow-rib Flow

protocol FlowRouting: Routing, ScreenCleaning {
    func attachStep()
}

final class FlowRouter: Router<FlowInteractor>, FlowRouting {
    private let viewController: ViewControllable
    private let stepBuilder: StepBuildable
    private let screens: ScreenStack
    private var step: ViewableRouting?

    func attachStep() {
        guard step == nil else { return }
        let router = stepBuilder.build(withListener: interactor)
        step = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func clean() { screens.clear() }
}

final class FlowInteractor: Interactor, StepListener {
    weak var router: FlowRouting?
    weak var listener: FlowListener?

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.attachStep()
    }

    override func willResignActive() {
        super.willResignActive()
        router?.clean()
    }

    func stepDidClose() {
        listener?.flowDidClose()
    }
}
