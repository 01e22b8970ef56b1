// === by a function that switches over the case that a call passes
// clean: ..., whose branch detaches the child
// use: ribs-uikit, closing-child Detail

enum HomeRequest {
    case open, close, refresh
}

protocol HomeRouting: ViewableRouting {
    func handle(_ request: HomeRequest)
}

protocol HomeInteractable: Interactable, DetailListener {
    var router: HomeRouting? { get set }
}

protocol HomeViewControllable: ViewControllable {}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?

    @objc func open() { router?.handle(.open) }

    func detailDidClose() { router?.handle(.close) }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func handle(_ request: HomeRequest) {
        switch request {
        case .open: attachDetail()
        case .close:
            hideDetail()
//+         detachDetail()
        case .refresh: break
        }
    }

    private func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
    }

    private func hideDetail() {
        guard let router = detail else { return }
        router.viewControllable.uiviewController.dismiss(animated: true)
    //                                           ^^^^^^^ view_removed_without_detach
//-     detail = nil
    }

    private func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
    }
}
