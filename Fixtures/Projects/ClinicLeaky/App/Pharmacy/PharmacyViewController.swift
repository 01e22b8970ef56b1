import UIKit

protocol PharmacyPresentableListener: AnyObject {
    func didTapCancel()
}

final class PharmacyViewController: CLNPharmacySheetController, PharmacyPresentable, PharmacyViewControllable {

    weak var listener: PharmacyPresentableListener?

    @IBAction private func cancelTapped(_ sender: UIButton) {
        listener?.didTapCancel()
    }
}
