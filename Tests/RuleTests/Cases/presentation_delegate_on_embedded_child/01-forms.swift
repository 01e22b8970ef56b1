// === the delegate of the view in a navigation controller
// clean: ..., of the navigation controller
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

extension HomeViewController: UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        (listener as? DetailListener)?.detailDidClose()
    }
}

final class HomeRouter: LaunchRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        let navigation = UINavigationController(rootViewController: view)
//-     view.presentationController?.delegate = viewController as? HomeViewController
        //                           ^^^^^^^^ presentation_delegate_on_embedded_child: 'Detail' is presented in a navigation controller, so UIKit never calls the delegate of the presentation controller of its own view.
//+     navigation.presentationController?.delegate = viewController as? HomeViewController
        viewController.uiviewController.present(navigation, animated: true)
        //                              ~~~~~~~ the navigation controller is presented here
    }

    // use: detach-dismissing Detail
}

// === set in the builder, presented in a subclass
// use: ribs-uikit, opening-parent Home Detail

protocol DetailListener: AnyObject {
    func detailDidClose()
}

final class SwipeNotifier: NSObject, UIAdaptivePresentationControllerDelegate {
    weak var listener: DetailListener?

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        listener?.detailDidClose()
    }
}

final class DetailViewController: UIViewController, ViewControllable {}
final class DetailRouter: ViewableRouter<Interactable, ViewControllable> {}
final class DetailComponent: Component<EmptyDependency> {
    let swipeNotifier = SwipeNotifier()
}

protocol DetailBuildable: Buildable {
    func build(withListener listener: DetailListener) -> ViewableRouting
}

final class DetailBuilder: Builder<EmptyDependency>, DetailBuildable {
    func build(withListener listener: DetailListener) -> ViewableRouting {
        let component = DetailComponent(dependency: dependency)
        let viewController = DetailViewController()
        component.swipeNotifier.listener = listener
        viewController.presentationController?.delegate = component.swipeNotifier
        //                                     ^^^^^^^^ presentation_delegate_on_embedded_child
        return DetailRouter(interactor: Interactor(), viewController: viewController)
    }
}

final class FlowNavigationController: UINavigationController {}

final class HomeRouter: LaunchRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let navigation = FlowNavigationController(rootViewController: router.viewControllable.uiviewController)
        viewController.uiviewController.present(navigation, animated: true)
    }

    // use: detach-dismissing Detail
}

// === a helper that is used if there is no navigation controller yet
// clean: ..., with its own delegate
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

final class SwipeNotifier: NSObject, UIAdaptivePresentationControllerDelegate {
    weak var listener: DetailListener?

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        listener?.detailDidClose()
    }
}

final class HomeRouter: LaunchRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    private let notifier = SwipeNotifier()
    private var navigation: UINavigationController?

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        view.navigationItem.hidesBackButton = true
        if let navigation {
            navigation.pushViewController(view, animated: true)
        } else {
            presentInside(view)
        }
    }

    private func presentInside(_ view: UIViewController) {
        let navigation = UINavigationController(rootViewController: view)
        notifier.listener = interactor
//-     view.presentationController?.delegate = notifier
        //                           ^^^^^^^^ presentation_delegate_on_embedded_child
//+     navigation.presentationController?.delegate = notifier
        self.navigation = navigation
        viewController.uiviewController.present(navigation, animated: true)
    }

    func detachDetail() {
        guard let child = detail else { return }
        detachChild(child)
        detail = nil
        viewController.uiviewController.dismiss(animated: true)
        navigation = nil
    }
}

// === the view is presented alone, too
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

extension HomeViewController: UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        listener?.didTapOpen()
    }
}

final class HomeRouter: LaunchRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    private let isFlow = true

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let view = router.viewControllable.uiviewController
        setDelegate(of: view)
        if isFlow {
            let navigation = UINavigationController(rootViewController: view)
            navigation.isModalInPresentation = true
            viewController.uiviewController.present(navigation, animated: true)
        } else {
            viewController.uiviewController.present(view, animated: true)
        }
    }

    private func setDelegate(of view: UIViewController) {
        view.presentationController?.delegate = interactor as? UIAdaptivePresentationControllerDelegate
    }

    // use: detach-dismissing Detail
}

// === the view sets it when it is loaded
// use: ribs-uikit, child-rib Detail, opening-parent Home Detail

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
    weak var listener: DetailPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        presentationController?.delegate = self
    }

    @objc func closeTapped() {
        listener?.didTapClose()
    }
}

extension DetailViewController: UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        listener?.didTapClose()
    }
}

final class HomeRouter: LaunchRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    // use: router-members Home Detail

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let navigation = UINavigationController(rootViewController: router.viewControllable.uiviewController)
        viewController.uiviewController.present(navigation, animated: true)
    }

    // use: detach-dismissing Detail
}
