// === a tap passes the case that attaches the child
// clean: ..., another case
// use: ribs-uikit, child-rib Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?
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

protocol HomePresentableListener: AnyObject {
    func didTapButton()
}

final class HomeViewController: UIViewController, ViewControllable {
    weak var listener: HomePresentableListener?

    @objc func tap() { listener?.didTapButton() }
}

final class HomeInteractor: Interactor, HomeInteractable, HomePresentableListener {
    weak var router: HomeRouting?

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.handle(.open)
    }

    func didTapButton() {
//-     router?.handle(.open)
//+     router?.handle(.refresh)
    }

    func detailDidClose() { router?.handle(.close) }
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

// === the branch attaches the child itself
// clean: ..., and the tap passes another case
// use: ribs-uikit, child-rib Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?
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

protocol HomePresentableListener: AnyObject {
    func didTapButton()
}

final class HomeViewController: UIViewController, ViewControllable {
    weak var listener: HomePresentableListener?

    @objc func tap() { listener?.didTapButton() }
}

final class HomeInteractor: Interactor, HomeInteractable, HomePresentableListener {
    weak var router: HomeRouting?

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.handle(.open)
    }

    func didTapButton() {
//-     router?.handle(.open)
//+     router?.handle(.refresh)
    }

    func detailDidClose() { router?.handle(.close) }
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func handle(_ request: HomeRequest) {
        switch request {
        case .open:
            let router = detailBuilder.build(withListener: interactor)
            //                         ~~~~~ another child is built here
            detail = router
        //  ^^^^^^ attach_without_guard
            attachChild(router)
            let view = router.viewControllable.uiviewController
            view.modalPresentationStyle = .fullScreen
            viewController.uiviewController.present(view, animated: true)
        case .close:
            guard let router = detail else { return }
            viewController.uiviewController.dismiss(animated: true)
            detachChild(router)
        //  ~~~~~~~~~~~ only the last child is detached here
            detail = nil
        case .refresh: break
        }
    }
}
