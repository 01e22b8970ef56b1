// === the case: comparisons
// clean: ..., and the tap passes another case
// use: ribs-uikit, child-rib Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?
}

enum HomeRequest {
    case open(animated: Bool)
    case close, refresh
}

protocol HomeRouting: ViewableRouting {
    func handle(_ request: HomeRequest)
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

protocol HomePresentableListener: AnyObject {
    func didTapButton()
}

final class HomeViewController: UIViewController, ViewControllable {
    weak var listener: HomePresentableListener?

    @objc func tap() { listener?.didTapButton() }
}

final class HomeInteractor: Interactor, HomeInteractable, HomePresentableListener {
    weak var router: HomeRouting?

    func didTapButton() {
//-     router?.handle(.open(animated: true))
//+     router?.handle(.refresh)
    }

    func detailDidClose() { router?.handle(.close) }
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func handle(_ request: HomeRequest) {
        if .close == request {
            detachDetail()
        }
        guard request != .close, request != .refresh else { return }
        attachDetail()
    }

    private func attachDetail() {
        let router = detailBuilder.build(withListener: interactor)
        //                         ~~~~~ another child is built here
        detail = router
    //  ^^^^^^ attach_without_guard
        attachChild(router)
        let view = router.viewControllable.uiviewController
        view.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(view, animated: true)
    }

    private func detachDetail() {
        guard let router = detail else { return }
        viewController.uiviewController.dismiss(animated: true)
        detachChild(router)
    //  ~~~~~~~~~~~ only the last child is detached here
        detail = nil
    }
}

// === the case: a comparison that leaves the other cases
// clean: ..., and the tap passes another case
// use: ribs-uikit, child-rib Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?
}

enum HomeRequest {
    case open(animated: Bool)
    case close, refresh
}

protocol HomeRouting: ViewableRouting {
    func handle(_ request: HomeRequest)
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

protocol HomePresentableListener: AnyObject {
    func didTapButton()
}

final class HomeViewController: UIViewController, ViewControllable {
    weak var listener: HomePresentableListener?

    @objc func tap() { listener?.didTapButton() }
}

final class HomeInteractor: Interactor, HomeInteractable, HomePresentableListener {
    weak var router: HomeRouting?

    func didTapButton() {
//-     router?.handle(.open(animated: true))
//+     router?.handle(.refresh)
    }

    func detailDidClose() { router?.handle(.close) }
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func handle(_ request: HomeRequest) {
        if request == .close || request == .refresh {
            if request == .close { detachDetail() }
            return
        }
        attachDetail()
    }

    private func attachDetail() {
        let router = detailBuilder.build(withListener: interactor)
        //                         ~~~~~ another child is built here
        detail = router
    //  ^^^^^^ attach_without_guard
        attachChild(router)
        let view = router.viewControllable.uiviewController
        view.modalPresentationStyle = .fullScreen
        viewController.uiviewController.present(view, animated: true)
    }

    private func detachDetail() {
        guard let router = detail else { return }
        viewController.uiviewController.dismiss(animated: true)
        detachChild(router)
    //  ~~~~~~~~~~~ only the last child is detached here
        detail = nil
    }
}
