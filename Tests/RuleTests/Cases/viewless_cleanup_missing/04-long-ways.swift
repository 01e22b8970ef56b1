// === three functions lead to one that removes no view
// clean: ..., four of them do: what comes then is not followed
// use: ribs-uikit, closing-child Step, flow-rib Flow

protocol FlowRouting: Routing {
    func attachStep()
    func cleanupViews()
}

final class FlowRouter: Router<FlowInteractor>, FlowRouting {
    private let viewController: ViewControllable
    private let stepBuilder: StepBuildable
    private let cleaner = Cleaner()
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
        cleaner.clean(viewController)
    }
}

final class Cleaner {
    func clean(_ view: ViewControllable) { first(view) }

    func first(_ view: ViewControllable) { second(view) }

//- func second(_ view: ViewControllable) {}
//+ func second(_ view: ViewControllable) { third(view) }
//+
//+ func third(_ view: ViewControllable) { fourth(view) }
//+
//+ func fourth(_ view: ViewControllable) { view.uiviewController.dismiss(animated: true) }
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
