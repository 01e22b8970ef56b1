import UIKit

protocol SymptomsPresentableListener: AnyObject {
    func didTapSend()
}

final class SymptomsViewController: UIViewController, SymptomsPresentable, SymptomsViewControllable {

    weak var listener: SymptomsPresentableListener?

    @IBAction private func sendTapped(_ sender: UIButton) {
        listener?.didTapSend()
    }
}
