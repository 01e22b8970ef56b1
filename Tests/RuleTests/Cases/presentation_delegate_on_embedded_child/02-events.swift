// === a dismissal that UIKit does not report attaches no second child
// use: ribs-uikit, child-rib Detail, child-view Detail

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
}

protocol HomePresentableListener: AnyObject {
    func didLoseSheet()
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

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.attachDetail()
    }

    func didLoseSheet() {
        router?.attachDetail()
    }

    func detailDidClose() {
        router?.detachDetail()
    }
}

final class HomeViewController: UIViewController, HomePresentable, HomeViewControllable,
    UIAdaptivePresentationControllerDelegate
{
    weak var listener: HomePresentableListener?

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        listener?.didLoseSheet()
    }
}

final class HomeRouter: LaunchRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        let navigation = UINavigationController(rootViewController: view)
        view.presentationController?.delegate = viewController as? HomeViewController
        //                           ^^^^^^^^ presentation_delegate_on_embedded_child
        viewController.uiviewController.present(navigation, animated: true)
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled
    }

    // use: detach-dismissing Detail
}

// === a dismissal that UIKit reports attaches a second child
// use: ribs-uikit, child-rib Detail, child-view Detail

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
}

protocol HomePresentableListener: AnyObject {
    func didLoseSheet()
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

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.attachDetail()
    }

    func didLoseSheet() {
        router?.attachDetail()
    }

    func detailDidClose() {
        router?.detachDetail()
    }
}

final class HomeViewController: UIViewController, HomePresentable, HomeViewControllable,
    UIAdaptivePresentationControllerDelegate
{
    weak var listener: HomePresentableListener?

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        listener?.didLoseSheet()
    }
}

final class HomeRouter: LaunchRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        let router = detailBuilder.build(withListener: interactor)
        detail = router
    //  ^^^^^^ attach_without_guard: A second 'presentationControllerDidDismiss(_:)' attaches another 'Detail'
        attachChild(router)
        let view = router.viewControllable.uiviewController
        let navigation = UINavigationController(rootViewController: view)
        navigation.presentationController?.delegate = viewController as? HomeViewController
        viewController.uiviewController.present(navigation, animated: true)
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled
    }

    // use: detach-dismissing Detail
}
