import UIKit

/// A sheet with a close button. Subclasses report in `didClose`.
open class ModalViewController: UIViewController {
    public private(set) lazy var closeItem = UIBarButtonItem(
        barButtonSystemItem: .close, target: self, action: #selector(closeTapped)
    )

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = closeItem
        isModalInPresentation = true
    }

    open func didClose() {}

    @objc private func closeTapped() {
        dismiss(animated: true, completion: didClose)
    }
}
