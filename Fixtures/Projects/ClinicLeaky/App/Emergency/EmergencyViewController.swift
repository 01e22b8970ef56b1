import UIKit

protocol EmergencyPresentableListener: AnyObject {
    func didTapBack()
}

final class EmergencyViewController: UIViewController, EmergencyPresentable, EmergencyViewControllable {

    weak var listener: EmergencyPresentableListener?

    private var blinking: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        blinking = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            self?.view.setNeedsLayout()
        }
    }

    deinit {
        blinking?.invalidate()
    }

    @IBAction private func backTapped(_ sender: UIButton) {
        listener?.didTapBack()
    }
}
