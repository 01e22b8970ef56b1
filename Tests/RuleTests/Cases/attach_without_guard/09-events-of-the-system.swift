// === a timer that repeats
// clean: ..., once
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
    private var timer: Timer?

    override func didBecomeActive() {
        super.didBecomeActive()
//-     timer = Timer.scheduledTimer(withTimeInterval: 9, repeats: true) { [weak self] _ in
//+     timer = Timer.scheduledTimer(withTimeInterval: 9, repeats: false) { [weak self] _ in
            self?.router?.attachDetail()
        }
    }

    override func willResignActive() {
        super.willResignActive()
        timer?.invalidate()
    }

    func detailDidClose() { router?.detachDetail() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
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

// === a notification
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
    private var token: NSObjectProtocol?

    override func didBecomeActive() {
        super.didBecomeActive()
        token = NotificationCenter.default.addObserver(
            forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
        ) { [weak self] _ in
            self?.router?.attachDetail()
        }
    }

    override func willResignActive() {
        super.willResignActive()
        token.map { NotificationCenter.default.removeObserver($0) }
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

// === a stream of notifications
// clean: ..., the first one alone
// use: ribs-combine-uikit, child-rib Detail, child-view Detail

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

    override func didBecomeActive() {
        super.didBecomeActive()
        NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
//+         .first()
            .sink { [weak self] _ in self?.router?.attachDetail() }
            .cancelOnDeactivate(interactor: self)
    }

    func detailDidClose() { router?.detachDetail() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
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

// === a stream of ticks
// clean: ..., one of values
// use: ribs-rx-uikit, child-rib Detail, child-view Detail

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

    override func didBecomeActive() {
        super.didBecomeActive()
//-     Observable<Int>.interval(.seconds(9), scheduler: MainScheduler.instance)
//+     Observable.just(1)
            .subscribe(onNext: { [weak self] _ in self?.router?.attachDetail() })
            .disposeOnDeactivate(interactor: self)
    }

    func detailDidClose() { router?.detachDetail() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
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
