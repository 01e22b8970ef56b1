// === several views are pushed, and one is popped
// clean: several views are pushed, and all are popped
// use: ribs-uikit, closing-child Step, closing-child Page, flow-rib Flow

protocol FlowRouting: Routing {
    func attachStep()
    func attachPage()
    func cleanupViews()
}

extension ViewControllable {
    func push(_ view: ViewControllable) {
        uiviewController.navigationController?.pushViewController(view.uiviewController, animated: true)
    }
}

final class FlowRouter: Router<FlowInteractor>, FlowRouting {
    private let viewController: ViewControllable
    private let stepBuilder: StepBuildable
    private let pageBuilder: PageBuildable
    private var step: ViewableRouting?
    private var page: ViewableRouting?

    func attachStep() {
        guard step == nil else { return }
        let router = stepBuilder.build(withListener: interactor)
        step = router
        attachChild(router)
        viewController.push(router.viewControllable)
    }

    func attachPage() {
        guard page == nil else { return }
        let router = pageBuilder.build(withListener: interactor)
        page = router
        attachChild(router)
        viewController.push(router.viewControllable)
    }

    func cleanupViews() {
//-     viewController.uiviewController.navigationController?.popViewController(animated: true)
        //                                                    ^^^^^^^^^^^^^^^^^ viewless_cleanup_missing: of which this removes only the one on top
//+     viewController.uiviewController.navigationController?.popToRootViewController(animated: true)
    }
}

final class FlowInteractor: Interactor, StepListener, PageListener {
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
        router?.attachPage()
    }

    func pageDidClose() {
        listener?.flowDidClose()
    }
}
