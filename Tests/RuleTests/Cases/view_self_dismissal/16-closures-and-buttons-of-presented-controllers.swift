// === a closure given to a pushed controller's construction
// clean: a closure given to a presented controller's construction
// use: ribs-uikit, view-protocols Policy didTapClose

final class PageViewController: UIViewController {
    private let onClose: () -> Void

    init(onClose: @escaping () -> Void) {
        self.onClose = onClose
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func closeTapped() { onClose() }
}

final class PolicyViewController: UIViewController, PolicyPresentable, PolicyViewControllable {
    weak var listener: PolicyPresentableListener?

    @objc private func readTapped() {
        let page = PageViewController(onClose: { [weak self] in
            self?.dismiss(animated: true)
            //    ^^^^^^^ view_self_dismissal: PolicyViewController
        })
//-     navigationController?.pushViewController(page, animated: true)
//+     present(page, animated: true)
    }
}

// === a closure assigned to a presented controller pops
// clean: a closure assigned to a pushed controller pops
// use: ribs-uikit, view-protocols Gift didTapClose

final class WrappingViewController: UIViewController {
    var onDone: (() -> Void)?

    @objc private func doneTapped() { onDone?() }
}

final class GiftViewController: UIViewController, GiftPresentable, GiftViewControllable {
    weak var listener: GiftPresentableListener?
    private let wrapping = WrappingViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        wrapping.onDone = { [weak self] in
            self?.navigationController?.popViewController(animated: true)
            //                          ^^^^^^^^^^^^^^^^^ view_self_dismissal: GiftViewController
        }
    }

    @objc private func wrapTapped() {
//-     present(wrapping, animated: true)
//+     navigationController?.pushViewController(wrapping, animated: true)
    }
}

// === a bar button of the view's own
// clean: a bar button built for a presented controller
// use: ribs-uikit, view-protocols Manual didTapClose

final class ManualViewController: UIViewController, ManualPresentable, ManualViewControllable {
    weak var listener: ManualPresentableListener?

    @objc private func readTapped() {
        let reader = UIViewController()
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(doneTapped))
//-     navigationItem.rightBarButtonItem = done
//+     reader.navigationItem.rightBarButtonItem = done
        present(UINavigationController(rootViewController: reader), animated: true)
    }

    @objc private func doneTapped() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: doneTapped
    }
}

// === a function makes a controller that the view embeds
// clean: a function makes a controller that the view presents
// use: ribs-uikit, view-protocols Preview didTapClose

final class PaperViewController: UIViewController {
    let closeButton = UIButton()
}

final class PreviewViewController: UIViewController, PreviewPresentable, PreviewViewControllable {
    weak var listener: PreviewPresentableListener?

    @objc private func showTapped() {
        let paper = makePaper()
//-     addChild(paper)
//-     view.addSubview(paper.view)
//+     present(paper, animated: true)
    }

    private func makePaper() -> UIViewController {
        let paper = PaperViewController()
        paper.closeButton.addTarget(self, action: #selector(paperClosed), for: .touchUpInside)
        return paper
    }

    @objc private func paperClosed() {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: paperClosed
    }
}

// === on a branch where something is presented
// use: ribs-uikit, view-protocols Dialog didTapClose

final class DialogViewController: UIViewController, DialogPresentable, DialogViewControllable {
    weak var listener: DialogPresentableListener?
    private let hint = UIViewController()

    @objc private func hideTapped() {
        if presentedViewController != nil {
            dismiss(animated: true)
        }
    }

    @objc private func clearTapped() {
        guard presentedViewController == nil else {
            dismiss(animated: false)
            return
        }
        listener?.didTapClose()
    }

    @objc private func hintTapped() {
        if let presented = presentedViewController, !presented.isBeingDismissed {
            dismiss(animated: true)
        }
        if presentedViewController === hint {
            dismiss(animated: true)
        }
    }
}

// === on the branch where nothing is presented
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Stack didTapClose

final class StackViewController: UIViewController, StackPresentable, StackViewControllable {
    weak var listener: StackPresentableListener?

    @objc private func closeTapped() {
        if presentedViewController != nil {
            dismiss(animated: true)
        } else {
            dismiss(animated: true)
        //  ^^^^^^^ view_self_dismissal: closeTapped
//+         listener?.didTapClose()
        }
    }
}

// === in the completion of the presented controller's dismissal
// clean: ..., and the listener hears of it
// use: ribs-uikit, view-protocols Tower didTapClose

final class TowerViewController: UIViewController, TowerPresentable, TowerViewControllable {
    weak var listener: TowerPresentableListener?

    @objc private func closeAllTapped() {
        if presentedViewController != nil {
            dismiss(animated: false) { [weak self] in
                self?.dismiss(animated: true)
                //    ^^^^^^^ view_self_dismissal: closeAllTapped
//+             self?.listener?.didTapClose()
            }
        }
    }
}

// === a presented controller bound by guard let

import PassKit
import RIBs
import UIKit

// use: presentable-listener Ticket didTapClose, presentable-with-listener Ticket

final class TicketViewController: UIViewController, TicketPresentable, ViewControllable, PKAddPassesViewControllerDelegate {
    weak var listener: TicketPresentableListener?

    func addToWallet(_ pass: PKPass) {
        guard let passes = PKAddPassesViewController(pass: pass) else { return }
        passes.delegate = self
        present(passes, animated: true)
    }

    func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {
        dismiss(animated: true)
    }
}

// === a controller bound by guard let that is never presented

import PassKit
import RIBs
import UIKit

// use: presentable-listener Ticket didTapClose, presentable-with-listener Ticket

final class TicketViewController: UIViewController, TicketPresentable, ViewControllable, PKAddPassesViewControllerDelegate {
    weak var listener: TicketPresentableListener?

    func addToWallet(_ pass: PKPass) {
        guard let passes = PKAddPassesViewController(pass: pass) else { return }
        passes.delegate = self
        addChild(passes)
    }

    func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {
        dismiss(animated: true)
    //  ^^^^^^^ view_self_dismissal: addPassesViewControllerDidFinish
    }
}
