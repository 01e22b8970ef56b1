import AppFoundation
import RIBs
import UIKit

protocol AudioGuideViewHandler: AnyObject {
    func viewDidClose()
}

final class AudioGuideViewController: UIViewController, AudioGuidePresentable, AudioGuideViewControllable {
    weak var handler: AudioGuideViewHandler?

    private let titleLabel = UILabel()
    private let progressView = UIProgressView()
    private let closeButton = UIButton(type: .close)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        presentationController?.delegate = self
        closeButton.addAction(UIAction { [weak self] _ in self?.close(afterDelay: false) }, for: .touchUpInside)
        stack(titleLabel, progressView, closeButton)
    }

    func showTitle(_ title: String) {
        titleLabel.text = title
    }

    func showProgress(_ progress: Double) {
        progressView.progress = Float(progress)
    }

    private func close(afterDelay isDelayed: Bool) {
        defer { handler?.viewDidClose() }
        progressView.isHidden = true
        dismiss(animated: !isDelayed)
    }

    override func accessibilityPerformEscape() -> Bool {
        close(afterDelay: true)
        return true
    }
}

extension AudioGuideViewController: UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        handler?.viewDidClose()
    }
}
