// === taps of the view, observed as the interactor starts
// clean: ..., checked first
// use: ribs-rx-cocoa, child-rib Detail, child-view Detail

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
}

protocol HomePresentable: Presentable {
    var detailTaps: ControlEvent<Void> { get }
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

protocol HomeViewControllable: ViewControllable {}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable {
    weak var router: HomeRouting?

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.detailTaps
            .subscribe(onNext: { [weak self] in self?.router?.attachDetail() })
            .disposeOnDeactivate(interactor: self)
    }

    func detailDidClose() { router?.detachDetail() }
}

final class HomeViewController: UIViewController, HomePresentable, HomeViewControllable {
    private let button = UIButton()

    var detailTaps: ControlEvent<Void> { button.rx.tap }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
//+     guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
    //  ^^^^^^ attach_without_guard
        attachChild(router)
        viewController.uiviewController.addChild(router.viewControllable.uiviewController)
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}

// === a relay that the view's listener feeds
// clean: ..., a stream of a service
// use: ribs-rx-cocoa, child-rib Detail, child-view Detail

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
}

protocol HomePresentableListener: AnyObject {
    func didTapDetail()
}

protocol HomePresentable: Presentable {
    var listener: HomePresentableListener? { get set }
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

protocol HomeViewControllable: ViewControllable {}

protocol HomeService: AnyObject {
    var openings: Observable<Void> { get }
}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener {
    weak var router: HomeRouting?
    private let service: HomeService
    private let detailTaps = PublishRelay<Void>()

    init(presenter: HomePresentable, service: HomeService) {
        self.service = service
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
//-     detailTaps
//+     service.openings
            .subscribe(onNext: { [weak self] in self?.router?.attachDetail() })
            .disposeOnDeactivate(interactor: self)
    }

    func didTapDetail() { detailTaps.accept(()) }
    func detailDidClose() { router?.detachDetail() }
}

final class HomeViewController: UIViewController, HomePresentable, HomeViewControllable {
    weak var listener: HomePresentableListener?

    @objc func tapped() { listener?.didTapDetail() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        let router = detailBuilder.build(withListener: interactor)
        detail = router
    //  ^^^^^^ attach_without_guard
        attachChild(router)
        viewController.uiviewController.addChild(router.viewControllable.uiviewController)
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}

// === a subject that the view feeds, as an observable of the presenter
// clean: ..., checked first
// use: ribs-rx-cocoa, child-rib Detail, child-view Detail

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
}

protocol HomePresentable: Presentable {
    var detailTaps: Observable<Void> { get }
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

protocol HomeViewControllable: ViewControllable {}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable {
    weak var router: HomeRouting?

    override func didBecomeActive() {
        super.didBecomeActive()
        bind()
    }

    private func bind() {
        presenter.detailTaps
            .withUnretained(self)
            .subscribe(onNext: { owner, _ in owner.open() })
            .disposeOnDeactivate(interactor: self)
    }

    private func open() { router?.attachDetail() }
    func detailDidClose() { router?.detachDetail() }
}

final class HomeViewController: UIViewController, HomePresentable, HomeViewControllable {
    private let taps = PublishSubject<Void>()

    var detailTaps: Observable<Void> { taps.asObservable() }

    @objc func tapped() { taps.onNext(()) }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
//+     guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
    //  ^^^^^^ attach_without_guard
        attachChild(router)
        viewController.uiviewController.addChild(router.viewControllable.uiviewController)
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}
