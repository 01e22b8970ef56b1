import UIKit

protocol SymptomsPresentableListener: AnyObject {
    func didTapSend()
    func didTapEmergency()
}

final class SymptomsViewController: UIViewController, SymptomsPresentable, SymptomsViewControllable {

    weak var listener: SymptomsPresentableListener?

    private var reminder: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        reminder = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in self.view.setNeedsLayout() }
    }

    deinit {
        reminder?.invalidate()
    }

    @IBAction private func sendTapped(_ sender: UIButton) {
        listener?.didTapSend()
    }

    @IBAction private func emergencyTapped(_ sender: UIButton) {
        listener?.didTapEmergency()
    }
}
