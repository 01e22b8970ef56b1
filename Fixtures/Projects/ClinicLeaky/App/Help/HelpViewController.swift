import SafariServices
import UIKit

protocol HelpPresentableListener: AnyObject {
    func didTapDone()
}

final class HelpViewController: UIViewController, HelpPresentable, HelpViewControllable {

    weak var listener: HelpPresentableListener?

    @objc func doneTapped() {
        listener?.didTapDone()
    }

    @objc func closeTapped() {
        leave()
    }

    @objc func callTapped() {
        let number = UIAlertController(title: "Your number", message: nil, preferredStyle: .alert)
        number.addTextField()
        number.addAction(UIAlertAction(title: "Call me", style: .default) { _ in
            self.title = number.textFields?.first?.text
        })
        present(number, animated: true)
    }

    @objc func articleTapped() {
        guard let url = URL(string: "https://clinic.example/help") else { return }
        let safari = SFSafariViewController(url: url)
        safari.delegate = self
        present(safari, animated: true)
    }
}

extension HelpViewController: SFSafariViewControllerDelegate {

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
        leavePresented()
    }
}
