// === a delegate that detaches
// clean: ..., told of the end of the swipe
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class SwipeListener: NSObject, UIAdaptivePresentationControllerDelegate {
    weak var interactor: HomeInteractor?

//- func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
//+ func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        interactor?.detailDidClose()
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    private let swipes = SwipeListener()

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let view = detail.viewControllable.uiviewController
        view.presentationController?.delegate = swipes
        //                           ~~~~~~~~ this detaches nothing
        viewController.uiviewController.present(view, animated: true)
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled
    }

    // use: detach-dismissing Detail
}

// === a delegate that detaches another child
// use: ribs-uikit, child-rib Detail, child-view Detail, child-rib Help, child-view Help

protocol HomeRouting: ViewableRouting {
    func attachDetail()
    func detachDetail()
    func detachHelp()
}

protocol HomeInteractable: Interactable, DetailListener, HelpListener {
    var router: HomeRouting? { get set }
    var swipes: SwipeListener { get }
}

final class SwipeListener: NSObject, UIAdaptivePresentationControllerDelegate {
    weak var router: HomeRouting?

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        router?.detachHelp()
    }
}

final class HomeInteractor: Interactor, HomeInteractable {
    weak var router: HomeRouting?
    let swipes = SwipeListener()

    override func didBecomeActive() {
        super.didBecomeActive()
        swipes.router = router
        router?.attachDetail()
    }

    func detailDidClose() {
        router?.detachDetail()
    }

    func helpDidClose() {
        router?.detachHelp()
    }
}

final class HomeRouter: LaunchRouter<HomeInteractable, ViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private let helpBuilder: HelpBuildable
    private var detail: ViewableRouting?
    private var help: ViewableRouting?

    init(
        interactor: HomeInteractable, viewController: ViewControllable, detailBuilder: DetailBuildable,
        helpBuilder: HelpBuildable
    ) {
        self.detailBuilder = detailBuilder
        self.helpBuilder = helpBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    override func didLoad() {
        super.didLoad()
        let help = helpBuilder.build(withListener: interactor)
        self.help = help
        attachChild(help)
        let view = help.viewControllable.uiviewController
        view.presentationController?.delegate = interactor.swipes
        viewController.uiviewController.present(view, animated: true)
    }

    func attachDetail() {
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        let view = detail.viewControllable.uiviewController
        view.presentationController?.delegate = interactor.swipes
        //                           ~~~~~~~~ this detaches nothing
        viewController.uiviewController.present(view, animated: true)
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled: presents 'Detail'
    }

    func detachDetail() {
        if let child = detail {
            detachChild(child)
        }
        detail = nil
    }

    func detachHelp() {
        if let child = help {
            detachChild(child)
        }
        help = nil
    }
}

// === the view is the delegate of its navigation controller
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable,
    UIAdaptivePresentationControllerDelegate
{
    weak var listener: DetailPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.presentationController?.delegate = self
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
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
        let navigation = UINavigationController(rootViewController: detail.viewControllable.uiviewController)
        viewController.uiviewController.present(navigation, animated: true)
    }

    // use: detach-dismissing Detail
}

// === a delegate that may ask whoever conforms
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable,
    UIAdaptivePresentationControllerDelegate
{
    weak var listener: DetailPresentableListener?
    var onSwipe: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        presentationController?.delegate = self
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        onSwipe?()
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        viewController.uiviewController.present(detail.viewControllable.uiviewController, animated: true)
    }

    // use: detach-dismissing Detail
}

// === a removal notifier of the view
// clean: ..., that sees a dismissal
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
//-     if isMovingFromParent {
//+     if isBeingDismissed {
            listener?.didTapClose()
        }
    }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        viewController.uiviewController.present(detail.viewControllable.uiviewController, animated: true)
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled
    }

    // use: detach-dismissing Detail
}

// === a close button, a deinit and the parent's appearance are no hooks
// use: ribs-uikit, child-rib Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    @objc func closeTapped() {
        listener?.didTapClose()
    }

    deinit {
        print("closed")
    }
}

// use: opening-parent Home Detail

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let detail = detailBuilder.build(withListener: interactor)
        self.detail = detail
        attachChild(detail)
        viewController.uiviewController.present(detail.viewControllable.uiviewController, animated: true)
        //                              ^^^^^^^ modal_swipe_dismiss_unhandled
    }

    // use: detach-dismissing Detail
}
