// === a view that a task pushes
// clean: ... first into the empty navigation controller that the router's view is
// use: ribs-uikit, child-rib Detail, label-view Detail

protocol FlowRouting: ViewableRouting {
    func start()
    func close()
}

protocol FlowPresentable: Presentable {}

protocol FlowViewControllable: ViewControllable {
    func push(_ view: ViewControllable)
}

//-final class FlowViewController: UIViewController, FlowPresentable, FlowViewControllable {
//+final class FlowViewController: UINavigationController, FlowPresentable, FlowViewControllable {
    func push(_ view: ViewControllable) {
//-     navigationController?.pushViewController(view.uiviewController, animated: true)
        //                    ~~~~~~~~~~~~~~~~~~
//+     pushViewController(view.uiviewController, animated: true)
    }
}

final class FlowInteractor: PresentableInteractor<FlowPresentable>, DetailListener {
    weak var router: FlowRouting?
    private var task: Task<Void, Never>?

    override func didBecomeActive() {
        super.didBecomeActive()
        task = Task { @MainActor [weak self] in await self?.run() }
    }

    override func willResignActive() {
        super.willResignActive()
        task?.cancel()
    }

    func detailDidClose() { router?.close() }

    @MainActor private func run() async {
        await Task.yield()
        router?.start()
    }
}

final class FlowRouter: ViewableRouter<FlowInteractor, FlowViewControllable>, FlowRouting {
    private let detailBuilder: DetailBuildable
    private var detail: ViewableRouting?

    init(interactor: FlowInteractor, viewController: FlowViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func start() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.push(router.viewControllable)
        //             ^^^^ navigation_pop_unhandled: 'FlowRouter' pushes 'Detail'
    }

    func close() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}
