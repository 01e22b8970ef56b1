// === the view posts a notification as it is popped
// clean: ..., which the interactor observes by a selector
// use: ribs-uikit, child-rib Detail

extension Notification.Name {
    static let detailDidLeave = Notification.Name("detailDidLeave")
    static let homeDidOpen = Notification.Name("homeDidOpen")
}

final class ScreenLogger: NSObject {
    func start() {
        NotificationCenter.default.addObserver(self, selector: #selector(log), name: .detailDidLeave, object: nil)
    }

    @objc private func log() { print("left") }
}

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

// use: view-controllable Home

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?

    override func didBecomeActive() {
        super.didBecomeActive()
//+     NotificationCenter.default.addObserver(self, selector: #selector(left), name: .detailDidLeave, object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(opened), name: .homeDidOpen, object: nil)
    }

    override func willResignActive() {
        super.willResignActive()
        NotificationCenter.default.removeObserver(self)
    }

    func detailDidClose() { router?.detachDetail() }

    @objc private func opened() { router?.attachDetail() }

    @objc private func left() { router?.detachDetail() }
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { NotificationCenter.default.post(name: .detailDidLeave, object: nil) }
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let view = detail.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled: 'HomeRouter' pushes 'Detail'
    }

    // use: detach-popping Detail
}

// === the view posts a notification that only a logger observes by a closure
// clean: ..., and the interactor by a stream
// use: ribs-uikit, child-rib Detail

import RxSwift

extension Notification.Name {
    static let detailDidLeave = Notification.Name("detailDidLeave")
    static let homeDidOpen = Notification.Name("homeDidOpen")
}

final class ScreenLogger: NSObject {
    private var token: NSObjectProtocol?

    func start() {
        token = NotificationCenter.default.addObserver(forName: .detailDidLeave, object: nil, queue: nil) { _ in
            print("left")
        }
    }
}

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

// use: view-controllable Home

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?
    private var token: NSObjectProtocol?

    override func didBecomeActive() {
        super.didBecomeActive()
        NotificationCenter.default.rx.notification(.homeDidOpen)
            .subscribe(onNext: { [weak self] _ in self?.router?.attachDetail() })
            .disposeOnDeactivate(interactor: self)
        token = NotificationCenter.default.addObserver(forName: .homeDidOpen, object: nil, queue: nil) { _ in }
//+     NotificationCenter.default.rx.notification(.detailDidLeave)
//+         .subscribe(onNext: { [weak self] _ in self?.router?.detachDetail() })
//+         .disposeOnDeactivate(interactor: self)
    }

    override func willResignActive() {
        super.willResignActive()
        if let token { NotificationCenter.default.removeObserver(token) }
    }

    func detailDidClose() { router?.detachDetail() }
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { NotificationCenter.default.post(name: .detailDidLeave, object: nil) }
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let view = detail.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled: 'HomeRouter' pushes 'Detail'
    }

    // use: detach-popping Detail
}

// === a notification whose observers are not all known
// clean
// use: ribs-uikit, child-rib Detail

extension Notification.Name {
    static let detailDidLeave = Notification.Name("detailDidLeave")
    static let homeDidOpen = Notification.Name("homeDidOpen")
}

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

// use: view-controllable Home

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?

    override func didBecomeActive() {
        super.didBecomeActive()
        NotificationCenter.default.addObserver(self, selector: #selector(log), name: .detailDidLeave, object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(opened), name: .homeDidOpen, object: nil)
        observe(Notification.Name("detailDidLeave"))
    }

    override func willResignActive() {
        super.willResignActive()
        NotificationCenter.default.removeObserver(self)
    }

    func detailDidClose() { router?.detachDetail() }

    private func observe(_ name: Notification.Name) {
        NotificationCenter.default.addObserver(self, selector: #selector(left), name: name, object: nil)
    }

    @objc private func opened() { router?.attachDetail() }

    @objc private func log() { print("left") }

    @objc private func left() { router?.detachDetail() }
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc private func closeTapped() { listener?.didTapClose() }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { NotificationCenter.default.post(name: .detailDidLeave, object: nil) }
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let view = detail.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }

    // use: detach-popping Detail
}
