// === a tap attaches again
// clean: ..., checked first
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
//+     guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
    //                             ~~~~~ another child is built here
        detail = router
    //  ^^^^^^ attach_without_guard: A second 'openTapped()' attaches another 'Detail' and replaces the one in 'detail', which stays attached.
        attachChild(router)
        viewController.uiviewController.addChild(router.viewControllable.uiviewController)
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
    //  ~~~~~~~~~~~ only the last child is detached here
        detail = nil
    }
}

// === another property is checked than the one that is assigned
// clean: ..., the same one
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    private var summary: ViewableRouting?
    //          ~~~~~~~ this property is checked

    func attachDetail() {
//-     if summary != nil { return }
//+     if detail != nil { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
    //  ^^^^^^ attach_without_guard: 'HomeRouter' checks 'summary', but stores 'Detail' in 'detail': a child that it holds stays attached.
        attachChild(router)
        viewController.uiviewController.addChild(router.viewControllable.uiviewController)
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }

    func attachSummary(_ router: ViewableRouting) {
        summary = router
        attachChild(router)
    }
}

// === checked or detached on the way
// clean
// use: ribs-uikit, child-rib Detail, child-view Detail

protocol HomeRouting: ViewableRouting {
    var hasDetail: Bool { get }
    func attachDetail()
    func attachIfNeeded()
    func attachAnew()
    func detachDetail()
}

protocol HomePresentableListener: AnyObject {
    func didTapOpen()
    func didTapOpenIfNeeded()
    func didTapOpenAnew()
    func didTapReplace()
}

protocol HomePresentable: Presentable {
    var listener: HomePresentableListener? { get set }
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

protocol HomeViewControllable: ViewControllable {}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener {
    weak var router: HomeRouting?

    override init(presenter: HomePresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapOpen() {
        guard router?.hasDetail == false else { return }
        router?.attachDetail()
    }

    func didTapOpenIfNeeded() { router?.attachIfNeeded() }
    func didTapOpenAnew() { router?.attachAnew() }

    func didTapReplace() {
        router?.detachDetail()
        router?.attachDetail()
    }

    func detailDidClose() { router?.detachDetail() }
}

final class HomeViewController: UIViewController, HomePresentable, HomeViewControllable {
    weak var listener: HomePresentableListener?

    @objc func openTapped() { listener?.didTapOpen() }
    @objc func openIfNeededTapped() { listener?.didTapOpenIfNeeded() }
    @objc func openAnewTapped() { listener?.didTapOpenAnew() }
    @objc func replaceTapped() { listener?.didTapReplace() }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    var hasDetail: Bool { detail != nil }

    func attachDetail() {
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.addChild(router.viewControllable.uiviewController)
    }

    func attachIfNeeded() {
        if detail == nil { attachDetail() }
    }

    func attachAnew() {
        detachDetail()
        attachDetail()
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}
