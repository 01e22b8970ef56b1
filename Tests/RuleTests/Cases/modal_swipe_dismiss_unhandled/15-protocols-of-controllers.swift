// === through a protocol that UIKit's controllers conform to
// clean: through a protocol that a class of the project conforms to
// use: ribs-uikit, child-rib Detail, child-view Detail, opening-parent Home Detail

protocol Presenting: AnyObject {
    func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?)
    func dismiss(animated flag: Bool, completion: (() -> Void)?)
}

protocol NavigationPresenting: Presenting {
    func pushViewController(_ viewController: UIViewController, animated: Bool)
}

//-extension UIViewController: Presenting {}
//-extension UINavigationController: NavigationPresenting {}
//+final class Stage: NSObject, NavigationPresenting {
//+    func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?) {
//+        Host.shared.show(viewControllerToPresent)
//+    }
//+    func dismiss(animated flag: Bool, completion: (() -> Void)?) {
//+        Host.shared.clear()
//+    }
//+    func pushViewController(_ viewController: UIViewController, animated: Bool) {}
//+}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable>, HomeRouting {
    private let detailBuilder: DetailBuildable
    private let presenting: NavigationPresenting?
    private var detail: ViewableRouting?

    init(
        interactor: HomeInteractable, viewController: HomeViewControllable, detailBuilder: DetailBuildable,
        presenting: NavigationPresenting?
    ) {
        self.detailBuilder = detailBuilder
        self.presenting = presenting
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachDetail() {
        guard detail == nil else { return }
        let router = detailBuilder.build(withListener: interactor)
        detail = router
        attachChild(router)
        let navigation = UINavigationController(rootViewController: router.viewControllable.uiviewController)
        presenting?.present(navigation, animated: true, completion: nil)
        //          ^^^^^^^ modal_swipe_dismiss_unhandled
    }

    func detachDetail() {
        guard let router = detail else { return }
        detachChild(router)
        detail = nil
        presenting?.dismiss(animated: true, completion: nil)
    }
}
