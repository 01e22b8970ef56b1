// === two attachments of what one function of the router builds
// clean: ..., of which the later one is detached
// use: ribs-uikit, child-rib Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { listener?.didTapClose() }
    }
}

protocol FlowRouting: ViewableRouting {
    func start()
    func next()
    func back()
}

final class FlowInteractor: Interactor, DetailListener {
    weak var router: FlowRouting?

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.start()
    }

    @objc func nextTapped() { router?.next() }

    func detailDidClose() { router?.back() }
}

final class FlowRouter: ViewableRouter<FlowInteractor, ViewControllable>, FlowRouting {
    private let detailBuilder: DetailBuildable
    private let navigation = UINavigationController()
//+ private var last: ViewableRouting?

    init(interactor: FlowInteractor, viewController: ViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    private func make() -> ViewableRouting? { detailBuilder.build(withListener: interactor) }

    func start() {
        guard let child = make() else { return }
        attachChild(child)
        navigation.viewControllers = [child.viewControllable.uiviewController]
        viewController.uiviewController.addChild(navigation)
    }

    func next() {
//+     guard last == nil else { return }
        guard let child = make() else { return }
        attachChild(child)
    //  ^^^^^^^^^^^ attached_never_detached: in 'nextTapped()'
//+     last = child
        navigation.pushViewController(child.viewControllable.uiviewController, animated: true)
        //         ~~~~~~~~~~~~~~~~~~
    }

    func back() {
//-     navigation.popViewController(animated: true)
//+     guard let child = last else { return }
//+     detachChild(child)
//+     last = nil
    }
}
