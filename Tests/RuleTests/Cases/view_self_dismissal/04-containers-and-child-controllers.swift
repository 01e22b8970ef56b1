// === a navigation controller removes its own children
// use: ribs-uikit, view-protocols Flow didTapBack

final class FlowViewController: UINavigationController, FlowPresentable, FlowViewControllable {
    weak var listener: FlowPresentableListener?

    @objc private func backTapped() {
        popViewController(animated: true)
    }

    @objc private func homeTapped() {
        self.popToRootViewController(animated: true)
    }

    @objc private func restartTapped() {
        viewControllers = []
        setViewControllers([UIViewController()], animated: false)
    }
}

// === a navigation controller dismisses itself
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Checkout didTapClose

final class CheckoutViewController: UINavigationController, CheckoutPresentable, CheckoutViewControllable {
    weak var listener: CheckoutPresentableListener?

    @objc private func closeTapped() {
//+     listener?.didTapClose()
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: closeTapped
    }

    @objc private func leaveTapped() {
//+     listener?.didTapClose()
        presentingViewController?.dismiss(animated: true)
        //                        ^^^^^^^ view_self_dismissal: leaveTapped
    }

    @objc private func backTapped() {
//+     listener?.didTapClose()
        navigationController?.popViewController(animated: true)
        //                    ^^^^^^^^^^^^^^^^^ view_self_dismissal: backTapped
    }
}

// === a tab controller exchanges its tabs
// use: ribs-uikit, view-protocols Main didSelectTab

final class MainViewController: UITabBarController, MainPresentable, MainViewControllable {
    weak var listener: MainPresentableListener?

    @objc private func reloadTapped() {
        viewControllers = [UIViewController(), UIViewController()]
        setViewControllers([], animated: true)
    }
}

// === a tab controller dismisses itself
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Guest didTapSignIn

final class GuestViewController: UITabBarController, GuestPresentable, GuestViewControllable {
    weak var listener: GuestPresentableListener?

    @objc private func signInTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: signInTapped
//+     listener?.didTapSignIn()
    }
}

// === the view takes itself out of its parent
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Banner didTapHide

final class BannerViewController: UIViewController, BannerPresentable, BannerViewControllable {
    weak var listener: BannerPresentableListener?

    @objc private func hideTapped() {
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    //  ^^^^^^^^^^^^^^^^ view_self_dismissal: hideTapped
//+     listener?.didTapHide()
    }
}

// === removeFromParent alone
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols MiniPlayer didTapStop

final class MiniPlayerViewController: UIViewController, MiniPlayerPresentable, MiniPlayerViewControllable {
    weak var listener: MiniPlayerPresentableListener?

    @objc private func stopTapped() {
        self.removeFromParent()
        //   ^^^^^^^^^^^^^^^^ view_self_dismissal: stopTapped
//+     listener?.didTapStop()
    }
}

// === the own root view taken out of its superview
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Toast didTapToast

final class ToastViewController: UIViewController, ToastPresentable, ToastViewControllable {
    weak var listener: ToastPresentableListener?

    @objc private func toastTapped() {
        view.removeFromSuperview()
        //   ^^^^^^^^^^^^^^^^^^^ view_self_dismissal: toastTapped
//+     listener?.didTapToast()
    }
}

// === willMove(toParent: nil) alone is no dismissal
// use: ribs-uikit, view-protocols Overlay didTapHide

final class OverlayViewController: UIViewController, OverlayPresentable, OverlayViewControllable {
    weak var listener: OverlayPresentableListener?

    @objc private func prepareTapped() {
        willMove(toParent: nil)
    }
}

// === subviews and child controllers are taken out
// use: ribs-uikit, view-protocols Map didTapClear

final class MapViewController: UIViewController, MapPresentable, MapViewControllable {
    weak var listener: MapPresentableListener?
    private let calloutView = UIView()
    private var legend: UIViewController?

    @objc private func clearTapped() {
        view.endEditing(true)
        calloutView.resignFirstResponder()
        calloutView.removeFromSuperview()
        view.subviews.forEach { $0.removeFromSuperview() }
        legend?.willMove(toParent: nil)
        legend?.view.removeFromSuperview()
        legend?.removeFromParent()
        children.forEach { $0.removeFromParent() }
    }
}
