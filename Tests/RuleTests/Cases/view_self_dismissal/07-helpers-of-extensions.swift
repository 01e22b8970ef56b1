// === Hero dismisses the view
// clean: ..., and the listener hears of it

import Hero
import RIBs
import UIKit

// use: view-protocols Poster didTapClose

final class PosterViewController: UIViewController, PosterPresentable, PosterViewControllable {
    weak var listener: PosterPresentableListener?

    @objc private func closeTapped() {
        hero.dismissViewController()
        //   ^^^^^^^^^^^^^^^^^^^^^ view_self_dismissal: closeTapped
//+     listener?.didTapClose()
    }
}

// === an extension of UIViewController dismisses, in another file
// clean: ..., and the listener hears of it
// --- UIViewController+Close.swift
import UIKit

extension UIViewController {
    func dismissVC() {
        dismiss(animated: true, completion: nil)
    //  ~~~~~~~ the view is removed here
    }
}

// --- WalletViewController.swift
// use: ribs-uikit, view-protocols Wallet didTapClose

final class WalletViewController: UIViewController, WalletPresentable, WalletViewControllable {
    weak var listener: WalletPresentableListener?

    @objc private func closeTapped() {
//+     listener?.didTapClose()
        dismissVC()
    //  ^^^^^^^^^ view_self_dismissal: closeTapped
    }
}

// === the extension's helper goes through a second one
// clean: ..., and the listener hears of it
// --- Extensions/UIViewController+Navigation.swift
import UIKit

extension UIViewController {
    func goBack() {
        leave(animated: true)
    }

    private func leave(animated: Bool) {
        if let navigation = navigationController {
            navigation.popViewController(animated: animated)
        } else {
            dismiss(animated: animated)
        }
    }
}

// --- Chat/ChatViewController.swift
// use: ribs-uikit, view-protocols Chat didTapBack

final class ChatViewController: UIViewController, ChatPresentable, ChatViewControllable {
    weak var listener: ChatPresentableListener?

    @objc private func backTapped() {
        self.goBack()
        //   ^^^^^^ view_self_dismissal: backTapped
//+     listener?.didTapBack()
    }
}

// === an extension of one of the view's own protocols dismisses
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Sheet didTapGrabber

protocol Closable: UIViewController {}

extension Closable {
    func closeScreen() {
        dismiss(animated: true)
    }
}

final class SheetViewController: UIViewController, SheetPresentable, SheetViewControllable, Closable {
    weak var listener: SheetPresentableListener?

    @objc private func grabberTapped() {
        closeScreen()
    //  ^^^^^^^^^^^ view_self_dismissal: grabberTapped
//+     listener?.didTapGrabber()
    }
}

// === the helper of an extension is called on another controller
// use: ribs-uikit, view-protocols Avatar didTapClose

extension UIViewController {
    func dismissVC() {
        dismiss(animated: true)
    }
}

final class AvatarViewController: UIViewController, AvatarPresentable, AvatarViewControllable {
    weak var listener: AvatarPresentableListener?
    private var editor: UIViewController?

    @objc private func editorDoneTapped() {
        editor?.dismissVC()
    }
}
