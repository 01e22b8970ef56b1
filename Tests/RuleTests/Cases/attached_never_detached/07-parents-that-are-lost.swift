// === the listener's router has a function that only stops the program
// clean: ..., which the event of the child leads to
// use: ribs-uikit, child-rib Detail, popped-view Detail

protocol AppRouting: ViewableRouting {
    func detachHome()
}

protocol AppPresentable: Presentable {}

protocol AppInteractable: Interactable, HomeListener {
    var router: AppRouting? { get set }
}

final class AppInteractor: PresentableInteractor<AppPresentable>, AppInteractable {
    weak var router: AppRouting?

    func homeDidClose() {
        router?.detachHome()
    }
}

final class AppRouter: ViewableRouter<AppInteractable, ViewControllable>, AppRouting {
    override init(interactor: AppInteractable, viewController: ViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func detachHome() {
        fatalError()
    }
}

protocol HomeListener: AnyObject {
    func homeDidClose()
}

protocol HomeRouting: ViewableRouting {
    func attachDetail()
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
    weak var listener: HomeListener?

    override init(presenter: HomePresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapOpen() {
        router?.attachDetail()
    }

    func detailDidClose() {
//-     print("closed")
//+     listener?.homeDidClose()
    }
}

final class HomeViewController: UIViewController, HomePresentable, HomeViewControllable {
    weak var listener: HomePresentableListener?

    @objc func openTapped() {
        listener?.didTapOpen()
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable

    init(interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable) {
        self.detailBuilder = detailBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard children.isEmpty else { return }
        let router = detailBuilder.build(withListener: interactor)
        attachChild(router)
    //  ^^^^^^^^^^^ attached_never_detached
        let view = router.viewControllable.uiviewController
        viewController.uiviewController.navigationController?.pushViewController(view, animated: true)
    }
}
