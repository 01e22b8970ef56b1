// === a button is wired to UIKit's dismiss
// clean: a button is wired to a method that tells the listener
// use: ribs-uikit, view-protocols Promo didTapClose

final class PromoViewController: UIViewController, PromoPresentable, PromoViewControllable {
    weak var listener: PromoPresentableListener?
    private let closeButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
//-     closeButton.addTarget(self, action: #selector(dismiss(animated:completion:)), for: .touchUpInside)
        //                                            ^^^^^^^ view_self_dismissal: PromoViewController
//+     closeButton.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    }

    @objc private func closeTapped() {
        listener?.didTapClose()
    }
}

// === a bar button is wired to UIViewController.dismiss
// clean: a bar button is wired to a method that dismisses and tells
// use: ribs-uikit, view-protocols Filter didTapCancel

final class FilterViewController: UIViewController, FilterPresentable, FilterViewControllable {
    weak var listener: FilterPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel,
            target: self,
//-         action: #selector(UIViewController.dismiss(animated:completion:))
            //                                 ^^^^^^^ view_self_dismissal: FilterViewController
//+         action: #selector(cancelTapped)
        )
    }

    @objc private func cancelTapped() {
        dismiss(animated: true)
        listener?.didTapCancel()
    }
}

// === a bar button is wired to UINavigationController.popViewController
// clean: a bar button is wired to a method that pops and tells
// use: ribs-uikit, view-protocols Ledger didTapBack

final class LedgerViewController: UIViewController, LedgerPresentable, LedgerViewControllable {
    weak var listener: LedgerPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(named: "back"),
            style: .plain,
//-         target: navigationController,
//-         action: #selector(UINavigationController.popViewController(animated:))
            //                                       ^^^^^^^^^^^^^^^^^ view_self_dismissal: LedgerViewController
//+         target: self,
//+         action: #selector(backTapped)
        )
    }

    @objc private func backTapped() {
        listener?.didTapBack()
        navigationController?.popViewController(animated: true)
    }
}

// === UIKit's dismiss as the selector of a presented controller
// use: ribs-uikit, view-protocols Legal didTapClose

final class LegalViewController: UIViewController, LegalPresentable, LegalViewControllable {
    weak var listener: LegalPresentableListener?

    @objc private func showTermsTapped() {
        let terms = UIViewController()
        terms.navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done,
            target: terms,
            action: #selector(UIViewController.dismiss(animated:completion:))
        )
        present(UINavigationController(rootViewController: terms), animated: true)
    }
}

// === an unwind segue is not visible in the source
// use: ribs-uikit, view-protocols Storyboard didTapClose

final class StoryboardViewController: UIViewController, StoryboardPresentable, StoryboardViewControllable {
    weak var listener: StoryboardPresentableListener?

    @IBAction private func closeTapped(_ sender: Any) {
        performSegue(withIdentifier: "unwindToHome", sender: self)
    }
}

// === a selector of an extension's helper
// clean: a selector of the view's own method that tells
// --- UIViewController+Close.swift
import UIKit

extension UIViewController {
    @objc func closeScreen() {
        dismiss(animated: true)
    }
}

// --- CastleViewController.swift
// use: ribs-uikit, view-protocols Castle didTapClose

final class CastleViewController: UIViewController, CastlePresentable, CastleViewControllable {
    weak var listener: CastlePresentableListener?
    private let closeButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
//-     closeButton.addTarget(self, action: #selector(closeScreen), for: .touchUpInside)
        //                                            ^^^^^^^^^^^ view_self_dismissal: CastleViewController
//+     closeButton.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    }

    @objc private func closeTapped() {
        listener?.didTapClose()
        closeScreen()
    }
}
