// === the child never passes the case that detaches it
// clean: ..., passes it
// use: ribs-uikit

enum DetailEvent {
    case closed, changed
}

protocol DetailListener: AnyObject {
    func handle(_ event: DetailEvent)
    //   ^^^^^^ listener_method_never_called: 'Detail' never calls 'handle(_:)' with the case for which 'HomeRouter' would detach it.
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
//+     listener?.handle(.closed)
    }

    func didTapChange() { listener?.handle(.changed) }
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

    func handle(_ event: DetailEvent) {
    //   ~~~~~~ the parent would run this function
        guard case .closed = event else { return }
        router?.detachDetail()
    }
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

// === the case is passed through a local of the listener, and detached through a request with a case
// clean
// use: ribs-uikit

enum DetailEvent {
    case closed(animated: Bool), changed
}

protocol DetailListener: AnyObject {
    func handle(_ event: DetailEvent)
}

final class DetailInteractor: Interactor {
    weak var listener: DetailListener?

    @objc func close() {
        guard let owner = listener else { return }
        owner.handle(.closed(animated: true))
    }
}

final class DetailRouter: Router<DetailInteractor> {}

protocol DetailDependency: Dependency {}
final class DetailComponent: Component<DetailDependency> {}
protocol DetailBuildable: Buildable {
    func build(withListener listener: DetailListener) -> Routing
}

final class DetailBuilder: Builder<DetailDependency>, DetailBuildable {
    func build(withListener listener: DetailListener) -> Routing {
        _ = DetailComponent(dependency: dependency)
        let interactor = DetailInteractor()
        interactor.listener = listener
        return DetailRouter(interactor: interactor)
    }
}

enum HomeRequest {
    case open, close
}

protocol HomeRouting: ViewableRouting {
    func handle(_ request: HomeRequest)
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?

    @objc func open() { router?.handle(.open) }

    func handle(_ event: DetailEvent) {
        if case .closed(let animated) = event { router?.handle(.close) }
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private var detail: Routing?

    init(interactor: HomeInteractable, viewController: ViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func handle(_ request: HomeRequest) {
        if request == .open {
            guard detail == nil else { return }
            let router = detailBuilder.build(withListener: interactor)
            detail = router
            attachChild(router)
        } else {
            guard let router = detail else { return }
            detachChild(router)
            detail = nil
        }
    }
}
