// === what presents the view dismisses it
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Passcode didTapCancel

final class PasscodeViewController: UIViewController, PasscodePresentable, PasscodeViewControllable {
    weak var listener: PasscodePresentableListener?

    @objc private func cancelTapped() {
//+     listener?.didTapCancel()
        presentingViewController?.dismiss(animated: true)
        //                        ^^^^^^^ view_self_dismissal: cancelTapped
    }
}

// === what presents the presenting controller dismisses both
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Verification didTapLeave

final class VerificationViewController: UIViewController, VerificationPresentable, VerificationViewControllable {
    weak var listener: VerificationPresentableListener?

    @objc private func leaveTapped() {
        presentingViewController?.presentingViewController?.dismiss(animated: true)
        //                                                  ^^^^^^^ view_self_dismissal: leaveTapped
//+     listener?.didTapLeave()
    }
}

// === parent, tab bar controller and split view controller dismiss
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Support didTapClose

final class SupportViewController: UIViewController, SupportPresentable, SupportViewControllable {
    weak var listener: SupportPresentableListener?

    @objc private func closeTapped() {
//+     listener?.didTapClose()
        parent?.dismiss(animated: true)
        //      ^^^^^^^ view_self_dismissal: closeTapped
    }

    @objc private func homeTapped() {
//+     listener?.didTapClose()
        tabBarController?.dismiss(animated: true)
        //                ^^^^^^^ view_self_dismissal: homeTapped
    }

    @objc private func sidebarTapped() {
//+     listener?.didTapClose()
        splitViewController?.dismiss(animated: true)
        //                   ^^^^^^^ view_self_dismissal: sidebarTapped
    }
}

// === the navigation controller around the view is dismissed
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Address didTapCancel

final class AddressViewController: UIViewController, AddressPresentable, AddressViewControllable {
    weak var listener: AddressPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancelTapped))
    }

    @objc private func cancelTapped() {
//+     listener?.didTapCancel()
        navigationController?.dismiss(animated: true, completion: nil)
        //                    ^^^^^^^ view_self_dismissal: cancelTapped
    }

    @objc private func abortTapped() {
//+     listener?.didTapCancel()
        navigationController?.presentingViewController?.dismiss(animated: true)
        //                                              ^^^^^^^ view_self_dismissal: abortTapped
    }
}

// === the window's root controller dismisses
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Onboarding didFinish

final class OnboardingViewController: UIViewController, OnboardingPresentable, OnboardingViewControllable {
    weak var listener: OnboardingPresentableListener?

    @objc private func skipTapped() {
        view.window?.rootViewController?.dismiss(animated: false)
        //                               ^^^^^^^ view_self_dismissal: skipTapped
//+     listener?.didFinish()
    }
}

// === uiviewController is the view itself
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Invite didTapClose

final class InviteViewController: UIViewController, InvitePresentable, InviteViewControllable {
    weak var listener: InvitePresentableListener?

    @objc private func closeTapped() {
        uiviewController.dismiss(animated: true)
        //               ^^^^^^^ view_self_dismissal: closeTapped
//+     listener?.didTapClose()
    }
}

// === the receiver is a local that holds the navigation controller
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Refund didTapBack

final class RefundViewController: UIViewController, RefundPresentable, RefundViewControllable {
    weak var listener: RefundPresentableListener?

    @objc private func backTapped() {
        guard let navigation = navigationController else { return }
        navigation.popViewController(animated: true)
        //         ^^^^^^^^^^^^^^^^^ view_self_dismissal: backTapped
//+     listener?.didTapBack()
    }

    @objc private func cancelTapped() {
        let host: UIViewController = navigationController ?? self
        host.dismiss(animated: true)
        //   ^^^^^^^ view_self_dismissal: cancelTapped
//+     listener?.didTapBack()
    }
}

// === the receiver is a computed property of the project
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Delivery didTapClose

final class DeliveryViewController: UIViewController, DeliveryPresentable, DeliveryViewControllable {
    weak var listener: DeliveryPresentableListener?
    private var container: UIViewController? { navigationController?.presentingViewController }

    @objc private func closeTapped() {
//+     listener?.didTapClose()
        container?.dismiss(animated: true)
        //         ^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === a new root controller in the window
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Splash didFinishSplash

final class SplashViewController: UIViewController, SplashPresentable, SplashViewControllable {
    weak var listener: SplashPresentableListener?

    @objc private func continueTapped() {
        view.window?.rootViewController = UINavigationController(rootViewController: UIViewController())
        //           ^^^^^^^^^^^^^^^^^^ view_self_dismissal: continueTapped
//+     listener?.didFinishSplash()
    }
}

// === the topmost controller of the application is dismissed
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Paywall didTapClose

extension UIApplication {
    static func topViewController() -> UIViewController? {
        var top = shared.connectedScenes.compactMap { ($0 as? UIWindowScene)?.keyWindow }.first?.rootViewController
        while let next = top?.presentedViewController { top = next }
        return top
    }
}

final class PaywallViewController: UIViewController, PaywallPresentable, PaywallViewControllable {
    weak var listener: PaywallPresentableListener?

    @objc private func closeTapped() {
        UIApplication.topViewController()?.dismiss(animated: true)
        //                                 ^^^^^^^ view_self_dismissal: closeTapped
//+     listener?.didTapClose()
    }
}

// === the key window's root controller dismisses
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Lock didUnlock

final class LockViewController: UIViewController, LockPresentable, LockViewControllable {
    weak var listener: LockPresentableListener?

    @objc private func unlockTapped() {
        UIApplication.shared.keyWindow?.rootViewController?.dismiss(animated: true)
        //                                                  ^^^^^^^ view_self_dismissal: unlockTapped
//+     listener?.didUnlock()
    }
}
