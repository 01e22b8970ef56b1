import AppFoundation
import RIBs
import UIKit

protocol LoggedOutPresentableListener: AnyObject {
    func didTapScan()
    func didEnter(_ code: String)
}

final class LoggedOutViewController: UIViewController, LoggedOutPresentable, LoggedOutViewControllable, UITextFieldDelegate {
    weak var listener: LoggedOutPresentableListener?

    private let codeField = UITextField()
    private let scanButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        codeField.delegate = self
        scanButton.setTitle("Scan my ticket", for: .normal)
        scanButton.addTarget(self, action: #selector(scanTapped), for: .touchUpInside)
        stack(codeField, scanButton)
    }

    func showError(_ error: Error) {
        let alert = UIAlertController(title: "This ticket is not valid", message: nil, preferredStyle: .alert)
        present(alert, animated: true) {
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { alert.dismiss(animated: true) }
        }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        listener?.didEnter(textField.text ?? "")
        return true
    }

    @objc private func scanTapped() {
        listener?.didTapScan()
    }
}
