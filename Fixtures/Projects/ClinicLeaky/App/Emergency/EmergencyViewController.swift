import UIKit

protocol EmergencyPresentableListener: AnyObject {
    func didTapBack()
}

final class EmergencyViewController: UIViewController, EmergencyPresentable, EmergencyViewControllable {

    weak var listener: EmergencyPresentableListener?

    @IBAction private func backTapped(_ sender: UIButton) {
        listener?.didTapBack()
    }
}
