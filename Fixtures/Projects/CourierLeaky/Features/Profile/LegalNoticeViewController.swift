import AppFoundation
import UIKit

/// A plain screen without a RIB: it shows licences and closes itself.
final class LegalNoticeViewController: UIViewController {
    var onAccept: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        let text = UITextView()
        text.isEditable = false
        view.addFilling(text)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: #selector(doneTapped)
        )
        view.addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: #selector(swiped)))
    }

    @objc private func doneTapped() {
        onAccept?()
    }

    @objc private func swiped() {
        closeScreen()
    }
}

final class NoticeTransition: NSObject, UIViewControllerTransitioningDelegate {}
