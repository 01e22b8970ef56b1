import UIKit

protocol ConsentPresentableListener: AnyObject {
    func didAccept()
}

final class ConsentViewController: LegacyConsentViewController, ConsentPresentable, ConsentViewControllable {

    weak var listener: ConsentPresentableListener?

    @IBAction private func acceptTapped(_ sender: UIButton) {
        listener?.didAccept()
    }
}
