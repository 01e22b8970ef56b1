import AppFoundation
import CourierDomain
import RIBs
import UIKit

protocol DocumentPreviewPresentableListener: AnyObject {
    func didTapClose()
}

final class DocumentPreviewViewController: BaseViewController, DocumentPreviewPresentable,
    DocumentPreviewViewControllable
{
    weak var listener: DocumentPreviewPresentableListener?

    private let statusLabel = UILabel()

    override func setUpViews() {
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .close, target: self, action: #selector(closeTapped)
        )
        view.addFilling(statusLabel)
    }

    func show(_ document: IdentityDocument) {
        title = document.kind.rawValue
        statusLabel.text = document.status.rawValue
    }

    @objc private func closeTapped() {
        listener?.didTapClose()
    }
}
