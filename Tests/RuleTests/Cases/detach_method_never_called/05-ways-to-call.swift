// === a property of an extension of the routing
// clean: ..., which calls the router
// use: ribs-uikit, child-rib Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { listener?.didTapClose() }
    }
}

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

extension HomeRouting {
    var ended: Bool {
//+     detachDetail()
        return true
    }
}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?

    @objc func open() { router?.attachDetail() }

    func detailDidClose() {
        guard let router else { return }
        _ = router.ended
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
    //   ^^^^^^^^^^^^ detach_method_never_called: Nothing calls 'detachDetail()'
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}

// === steps in an array
// clean: ..., with the function of the router
// use: ribs-uikit, child-rib Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { listener?.didTapClose() }
    }
}

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?

    @objc func open() { router?.attachDetail() }

    func detailDidClose() {
        guard let router else { return }
//-     let steps: [() -> Void] = [{}]
//+     let steps = [router.detachDetail]
        steps.forEach { $0() }
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
    //   ^^^^^^^^^^^^ detach_method_never_called: Nothing calls 'detachDetail()'
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}

// === the router stays in the interactor
// clean: ..., is given to a function that nothing declares
// use: ribs-uikit, child-rib Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { listener?.didTapClose() }
    }
}

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?

    @objc func open() { router?.attachDetail() }

    func detailDidClose() {
        guard let router else { return }
        let kept = router
//+     FlowCoordinator.shared.perform([kept])
        _ = kept
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
    //   ^^^^^^^^^^^^ detach_method_never_called: Nothing calls 'detachDetail()'
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}

// === a function of an extension of the routing
// clean: ..., which is absent
// use: ribs-uikit, child-rib Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { listener?.didTapClose() }
    }
}

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

//-extension HomeRouting {
//-    func endFlow() {}
//-}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?

    @objc func open() { router?.attachDetail() }

    func detailDidClose() {
        guard let router else { return }
        router.endFlow()
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    func detachDetail() {
    //   ^^^^^^^^^^^^ detach_method_never_called: Nothing calls 'detachDetail()'
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}
