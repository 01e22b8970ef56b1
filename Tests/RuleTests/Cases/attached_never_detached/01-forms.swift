// === a pushed child without a detachment
// clean: ..., with one
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
    func closeDetail()
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?

    @objc func open() { router?.attachDetail() }
    func detailDidClose() { router?.closeDetail() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable

    init(interactor: HomeInteractable, viewController: ViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
    //  ^^^^^^^^^^^ attached_never_detached: 'HomeRouter' attaches 'Detail' in 'open()', but nothing detaches it when the user leaves its view.
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    //                                                        ~~~~~~~~~~~~~~~~~~ its view is shown here
    }

    func closeDetail() {
//+     children.last.map(detachChild)
    }
}

// === a sheet
// clean: ..., that a superclass outside of the project may detach
// use: ribs-uikit, child-rib Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { listener?.didTapClose() }
    }
}

protocol HomeRouting: ViewableRouting {
    func attachDetail()
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

//- final class HomeInteractor: Interactor, HomeInteractable {
//+ final class HomeInteractor: KitInteractor, HomeInteractable, Interactable {
    weak var router: HomeRouting?

    @objc func open() { router?.attachDetail() }
    func detailDidClose() {}
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable

    init(interactor: HomeInteractable, viewController: ViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
    //  ^^^^^^^^^^^ attached_never_detached
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }
}

// === a child whose parent stays
// clean: ..., whose event only code outside of the project receives
// use: ribs-uikit, child-rib Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { listener?.didTapClose() }
    }
}

protocol HomeRouting: ViewableRouting {
    func attachDetail()
}

protocol HomeListener: AnyObject {
    func homeDidClose()
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?
    weak var listener: HomeListener?

    @objc func open() { router?.attachDetail() }
//- func detailDidClose() {}
//+ func detailDidClose() { listener?.homeDidClose() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable

    init(interactor: HomeInteractable, viewController: ViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
    //  ^^^^^^^^^^^ attached_never_detached
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }
}

// === upon an event of another framework's delegate
// clean: ..., and detached
// use: ribs-uikit, child-rib Detail

import AuthenticationServices

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { listener?.didTapClose() }
    }
}

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func closeDetail()
}

protocol HomePresentableListener: AnyObject {
    func didSignIn()
}

protocol HomePresentable: Presentable {
    var listener: HomePresentableListener? { get set }
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

final class HomeViewController: UIViewController, HomePresentable, ViewControllable {
    weak var listener: HomePresentableListener?

    @objc func signIn() {
        let controller = ASAuthorizationController(authorizationRequests: [])
        controller.delegate = self
        controller.performRequests()
    }
}

extension HomeViewController: ASAuthorizationControllerDelegate {
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {
        listener?.didSignIn()
    }
}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener {
    weak var router: HomeRouting?

    override init(presenter: HomePresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didSignIn() { router?.attachDetail() }
    func detailDidClose() { router?.closeDetail() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable

    init(interactor: HomeInteractable, viewController: ViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
    //  ^^^^^^^^^^^ attached_never_detached: 'HomeRouter' attaches 'Detail' in 'authorizationController(controller:didCompleteWithAuthorization:)'
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    //                                                        ~~~~~~~~~~~~~~~~~~ its view is shown here
    }

    func closeDetail() {
//+     children.last.map(detachChild)
    }
}
