// === the function that removes the views is empty
// clean: ..., and removes them
// use: ribs-uikit, closing-child Step, flow-rib Flow

protocol FlowRouting: Routing {
    func attachStep()
    func cleanupViews()
}

final class FlowRouter: Router<FlowInteractor>, FlowRouting {
    private let viewController: ViewControllable
    private let stepBuilder: StepBuildable
    private var step: ViewableRouting?

    func attachStep() {
        guard step == nil else { return }
        let router = stepBuilder.build(withListener: interactor)
        step = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
        //                              ~~~~~~~ the view is shown here
    }

    func cleanupViews() {
    //   ^^^^^^^^^^^^ viewless_cleanup_missing: 'FlowRouter' has no view and shows 'Step'
//+     viewController.uiviewController.dismiss(animated: true)
    }
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
        router?.cleanupViews()
    }

    func stepDidClose() {
        listener?.flowDidClose()
    }
}

// === nothing calls the function that removes the views
// clean: ..., or the end of the interactor does
// use: ribs-uikit, closing-child Step, flow-rib Flow

protocol FlowRouting: Routing {
    func attachStep()
    func cleanupViews()
}

final class FlowRouter: Router<FlowInteractor>, FlowRouting {
    private let viewController: ViewControllable
    private let stepBuilder: StepBuildable
    private var step: ViewableRouting?

    func attachStep() {
        guard step == nil else { return }
        let router = stepBuilder.build(withListener: interactor)
        step = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    func cleanupViews() {
    //   ^^^^^^^^^^^^ viewless_cleanup_missing: 'FlowRouter' has no view and shows 'Step'
        viewController.uiviewController.dismiss(animated: true)
    }
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
//+     router?.cleanupViews()
    }

    func stepDidClose() {
        listener?.flowDidClose()
    }
}
