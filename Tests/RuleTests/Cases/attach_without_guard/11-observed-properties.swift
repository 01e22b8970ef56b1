// === a change of a property
// clean: ..., while the slot is checked
// use: ribs-uikit, child-rib Detail, child-view Detail

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

protocol HomeViewControllable: ViewControllable {}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?
    private let player = Player()
    private var observation: NSKeyValueObservation?

    override func didBecomeActive() {
        super.didBecomeActive()
        observation = player.observe(\.status) { [weak self] _, _ in self?.router?.attachDetail() }
    }

    override func willResignActive() {
        super.willResignActive()
        observation = nil
    }

    func detailDidClose() { router?.detachDetail() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
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

final class Player: NSObject {
    @objc dynamic var status = 0
}

// === an observed property, by its key path as text
// clean: ..., while the slot is checked
// use: ribs-uikit, child-rib Detail, child-view Detail, view-protocols Home didLoad

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener {
    weak var router: HomeRouting?

    override init(presenter: HomePresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didLoad() { router?.attachDetail() }
    func detailDidClose() { router?.detachDetail() }
}

final class HomeViewController: UIViewController, HomePresentable, HomeViewControllable {
    weak var listener: HomePresentableListener?
    private let player = Player()

    override func viewDidLoad() {
        super.viewDidLoad()
        player.addObserver(self, forKeyPath: "status", options: .new, context: nil)
    }

    deinit { player.removeObserver(self, forKeyPath: "status") }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        listener?.didLoad()
    }
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

final class Player: NSObject {
    @objc dynamic var status = 0
}
