import UIKit

protocol SymptomsPresentableListener: AnyObject {
    func didTapSend()
    func didTapEmergency()
}

final class SymptomsViewController: UIViewController, SymptomsPresentable, SymptomsViewControllable {

    weak var listener: SymptomsPresentableListener?

    @IBAction private func sendTapped(_ sender: UIButton) {
        listener?.didTapSend()
    }

    @IBAction private func emergencyTapped(_ sender: UIButton) {
        listener?.didTapEmergency()
    }
}
