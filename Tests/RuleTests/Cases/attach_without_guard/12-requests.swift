// === an event of a child that stays, and code of an unknown type that may request anything
// clean: ..., and the request closes the child, too
// use: ribs-uikit, child-rib Login, child-view Login, child-rib Detail, child-view Detail

enum HomeRequest {
    case openDetail, closeDetail, closeLogin
}

protocol HomeRouting: ViewableRouting {
    func attachLogin()
    func handle(_ request: HomeRequest)
}

protocol HomePresentableListener: AnyObject {
    func didTapOpen()
}

protocol HomePresentable: Presentable {
    var listener: HomePresentableListener? { get set }
}

protocol HomeInteractable: Interactable, LoginListener, DetailListener {
    var router: HomeRouting? { get set }
}

protocol HomeViewControllable: ViewControllable {}

final class HomeViewController: UIViewController, HomePresentable, HomeViewControllable {
    weak var listener: HomePresentableListener?

    @objc func openTapped() { listener?.didTapOpen() }
}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomePresentableListener {
    // use: two-children-interactor Home Login

    func loginDidClose() {
//+     router?.handle(.closeLogin)
        router?.handle(.openDetail)
    }

    func detailDidClose() { router?.handle(.closeDetail) }
}

final class UploadService {
    private let provider = Provider<Upload>()

    func upload() { provider.requests.handle(.start) }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: two-children-router Home Login Detail

    func handle(_ request: HomeRequest) {
        switch request {
        case .openDetail: attachDetail()
        case .closeDetail: detachDetail()
        case .closeLogin: detachLogin()
        }
    }

    func attachLogin() {
        guard login == nil else { return }
        let router = loginBuilder.build(withListener: interactor)
        login = router
        attachChild(router)
        viewController.uiviewController.addChild(router.viewControllable.uiviewController)
    }

    private func attachDetail() {
        let router = detailBuilder.build(withListener: interactor)
        //                         ~~~~~ another child is built here
        detail = router
    //  ^^^^^^ attach_without_guard: A second 'didTapClose()' attaches another 'Detail'
        attachChild(router)
        viewController.uiviewController.addChild(router.viewControllable.uiviewController)
    }
}
