import UIKit

protocol DetailPresentableListener: AnyObject {
    func didTapConsent()
    func didTapHelp()
    func didTapDone()
}

final class DetailViewController: LegacyDetailViewController, DetailPresentable, DetailViewControllable {

    weak var listener: DetailPresentableListener?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Consent", style: .plain, target: self, action: #selector(consentTapped)),
            UIBarButtonItem(title: "Help", style: .plain, target: self, action: #selector(helpTapped)),
            UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(doneTapped)),
        ]
    }

    @objc private func consentTapped() {
        listener?.didTapConsent()
    }

    @objc private func helpTapped() {
        listener?.didTapHelp()
    }

    @objc private func doneTapped() {
        listener?.didTapDone()
    }
}
