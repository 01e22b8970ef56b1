// === the child never says that it is done
// clean: ..., says it
// use: ribs-uikit

protocol DetailListener: AnyObject {
    func detailDidClose()
    //   ^^^^^^^^^^^^^^ listener_method_never_called: 'Detail' never calls 'detailDidClose()', the only way in which 'HomeRouter' would detach it.
    func detailDidChange()
}

protocol DetailPresentableListener: AnyObject {
    func didTapClose()
    func didTapChange()
}

protocol DetailPresentable: Presentable {
    var listener: DetailPresentableListener? { get set }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
    weak var listener: DetailListener?

    override init(presenter: DetailPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapClose() {
//+     listener?.detailDidClose()
    }

    func didTapChange() { listener?.detailDidChange() }
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc func closeTapped() { listener?.didTapClose() }
    @objc func changeTapped() { listener?.didTapChange() }
}

final class DetailRouter: ViewableRouter<Interactable, ViewControllable> {}

protocol DetailDependency: Dependency {}
final class DetailComponent: Component<DetailDependency> {}
protocol DetailBuildable: Buildable {
    func build(withListener listener: DetailListener) -> ViewableRouting
}

final class DetailBuilder: Builder<DetailDependency>, DetailBuildable {
    func build(withListener listener: DetailListener) -> ViewableRouting {
        _ = DetailComponent(dependency: dependency)
        let viewController = DetailViewController()
        let interactor = DetailInteractor(presenter: viewController)
        interactor.listener = listener
        return DetailRouter(interactor: interactor, viewController: viewController)
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
    func detailDidClose() { router?.detachDetail() }
    //   ~~~~~~~~~~~~~~ the parent would run this function
    func detailDidChange() {}
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.addChild(router.viewControllable.uiviewController)
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
    //  ~~~~~~~~~~~ the child would be detached here
        detail = nil
    }
}

// === sent by a copy of the listener, as a value, by the router, and through another function
// clean
// use: ribs-uikit

protocol DetailListener: AnyObject {
    func detailDidClose()
    func detailDidFail()
    func detailDidMove()
}

final class DetailInteractor: Interactor {
    weak var listener: DetailListener?
    private let failures: (@escaping () -> Void) -> Void

    init(failures: @escaping (@escaping () -> Void) -> Void) { self.failures = failures }

    @objc func close() {
        guard let owner = listener else { return }
        owner.detailDidClose()
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        if let fail = listener?.detailDidFail { failures(fail) }
    }
}

final class DetailRouter: Router<DetailInteractor> {
    @objc func move() { interactor.listener?.detailDidMove() }
}

protocol DetailDependency: Dependency {}
final class DetailComponent: Component<DetailDependency> {}
protocol DetailBuildable: Buildable {
    func build(withListener listener: DetailListener) -> Routing
}

final class DetailBuilder: Builder<DetailDependency>, DetailBuildable {
    func build(withListener listener: DetailListener) -> Routing {
        _ = DetailComponent(dependency: dependency)
        let interactor = DetailInteractor(failures: { _ in })
        interactor.listener = listener
        return DetailRouter(interactor: interactor)
    }
}

protocol HomeRouting: ViewableRouting {
    func attachFirst()
    func detachFirst()
    func attachSecond()
    func detachSecond()
    func attachThird()
    func detachThird()
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?

    @objc func open() {
        router?.attachFirst()
        router?.attachSecond()
        router?.attachThird()
    }

    func detailDidClose() { router?.detachFirst() }
    func detailDidFail() { router?.detachSecond() }
    func detailDidMove() { router?.detachThird() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var first: Routing?
    private var second: Routing?
    private var third: Routing?

    init(interactor: HomeInteractable, viewController: ViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachFirst() {
        guard first == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        first = router
        attachChild(router)
    }

    func detachFirst() {
        guard let router = first else { return }
        detachChild(router)
        first = nil
    }

    func attachSecond() {
        guard second == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        second = router
        attachChild(router)
    }

    func detachSecond() {
        guard let router = second else { return }
        detachChild(router)
        second = nil
    }

    func attachThird() {
        guard third == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        third = router
        attachChild(router)
    }

    func detachThird() {
        guard let router = third else { return }
        detachChild(router)
        third = nil
    }
}

// === another event detaches the child as well
// clean
// use: ribs-uikit, child-rib Detail, child-view Detail

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
}

protocol HelpListener: AnyObject {
    func helpDidClose()
}

protocol HomeInteractable: Interactable, DetailListener, HelpListener {
    var router: HomeRouting? { get set }
}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?

    @objc func open() { router?.attachDetail() }
    func detailDidClose() { router?.detachDetail() }
    func helpDidClose() { router?.detachDetail() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.addChild(router.viewControllable.uiviewController)
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}
