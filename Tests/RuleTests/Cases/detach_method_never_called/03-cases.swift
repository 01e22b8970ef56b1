// === no call passes the case that detaches the child
// clean: ..., a call passes it
// use: ribs-uikit, child-rib Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { listener?.didTapClose() }
    }
}

enum HomeRequest {
    case open
    case close(animated: Bool)
    case refresh
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

    func detailDidClose() {
//-     router?.handle(.refresh)
//+     router?.handle(.close(animated: true))
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func handle(_ request: HomeRequest) {
        switch request {
        case .open: attachDetail()
        case .close(let animated): detachDetail(animated: animated)
        //                         ^^^^^^^^^^^^ detach_method_never_called: Nothing calls 'handle(_:)' of 'HomeRouter' with the case that detaches 'Detail', which stays attached when the user leaves it.
        case .refresh: break
        }
    }

    private func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
    //  ~~~~~~~~~~~ the child is attached here
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    private func detachDetail(animated: Bool) {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}

// === the branches attach and detach themselves
// clean: ..., and a call passes both cases
// use: ribs-uikit, child-rib Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { listener?.didTapClose() }
    }
}

enum HomeRequest {
    case open, close, refresh
}

protocol HomeRouting: ViewableRouting {
    func handle(_ request: HomeRequest)
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?

    @objc func open() { router?.handle(HomeRequest.open) }

    func detailDidClose() {
        router?.handle(.refresh)
//+     router?.handle(HomeRequest.close)
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func handle(_ request: HomeRequest) {
        switch request {
        case .open:
            guard detail == nil else { return }
            let router = detailBuilder.build(withListener: interactor)
            detail = router
            attachChild(router)
        //  ~~~~~~~~~~~ the child is attached here
            let view = router.viewControllable.uiviewController
            viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        case .refresh: break
        default:
            guard let router = detail else { return }
            detachChild(router)
        //  ^^^^^^^^^^^ detach_method_never_called: Nothing calls 'handle(_:)' of 'HomeRouter' with the case that detaches 'Detail'
            detail = nil
        }
    }
}

// === a case that is passed on as a value may be any
// clean
// use: ribs-uikit, child-rib Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { listener?.didTapClose() }
    }
}

enum HomeRequest {
    case open, close, refresh

    static var usual: HomeRequest { .close }
}

protocol HomeRouting: ViewableRouting {
    func handle(_ request: HomeRequest)
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?

    @objc func open() { send(.open) }

    func detailDidClose() { router?.handle(.usual) }

    private func send(_ request: HomeRequest) { router?.handle(request) }
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func handle(_ request: HomeRequest) {
        switch request {
        case .open: attachDetail()
        case .close: detachDetail()
        case .refresh: break
        }
    }

    private func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    private func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}
