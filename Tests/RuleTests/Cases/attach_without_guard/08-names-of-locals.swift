// === a parameter is named like the member of the router
// clean: ..., another case
// use: ribs-uikit, child-rib Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?
}

enum HomeRequest {
    case open, close, refresh
}

protocol HomeRouting: ViewableRouting {
    func request(_ request: HomeRequest)
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

protocol HomePresentableListener: AnyObject {
    func ask(_ request: HomeAsk)
}

enum HomeAsk {
    case open, other
}

final class HomeViewController: UIViewController, ViewControllable {
    weak var listener: HomePresentableListener?

    @objc func tap() { listener?.ask(.open) }
}

final class HomeInteractor: Interactor, HomeInteractable, HomePresentableListener {
    weak var router: HomeRouting?

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.request(.open)
    }

    func ask(_ request: HomeAsk) {
        switch request {
        case .other: break
//-     case .open: router?.request(.open)
//+     case .open: router?.request(.refresh)
        }
    }

    func detailDidClose() { router?.request(.close) }
}

final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func request(_ request: HomeRequest) {
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
