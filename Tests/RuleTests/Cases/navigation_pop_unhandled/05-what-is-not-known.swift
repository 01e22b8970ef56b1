// === a wrapper hides the bar
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class NavigationWrapper: ViewControllable {
    let navigationController: UINavigationController

    var uiviewController: UIViewController { navigationController }

    init(root: ViewControllable) {
        navigationController = UINavigationController(rootViewController: root.uiviewController)
        navigationController.isNavigationBarHidden = true
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

// === the bar is hidden if a value says so
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc func closeTapped() {
        listener?.didTapClose()
    }

    var isImmersive = false

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(isImmersive, animated: animated)
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

// === a function that nothing calls
// use: ribs-uikit, child-rib Detail, child-view Detail

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
}

protocol HomePresentableListener: AnyObject {
    func didTapOpen()
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

    func didTapOpen() {}

    func detailDidClose() {
        router?.detachDetail()
    }
}

final class HomeViewController: UIViewController, HomePresentable, HomeViewControllable {
    weak var listener: HomePresentableListener?

    @objc func openTapped() {
        listener?.didTapOpen()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Home"
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

// === a view that UIKit's class is the base of
// clean: ..., that a class of a team's prefix is the base of, which is not analyzed
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

//-final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
//+final class DetailViewController: CLNDetailViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc func closeTapped() {
        listener?.didTapClose()
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
    //                                                        ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled
    }

    // use: detach-popping Detail
}

// === the child is passed to no other code
// clean: the child is passed to a function that nothing declares
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let view = detail.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
        //                                                    ^^^^^^^^^^^^^^^^^^ navigation_pop_unhandled
//+     detachWhenClosed(detail, clearing: \.detail)
    }

    // use: detach-popping Detail
}
