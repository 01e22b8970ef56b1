import AppFoundation
import MuseumKit
import RIBs
import UIKit

protocol FeedbackPresentableListener: AnyObject {
    func didSubmit(_ feedback: Feedback)
    func didClose()
}

final class FeedbackViewController: ModalViewController, FeedbackPresentable, FeedbackViewControllable {
    weak var listener: FeedbackPresentableListener?

    private let starsControl = UISegmentedControl(items: ["★", "★★", "★★★", "★★★★", "★★★★★"])
    private let commentView = UITextView()
    private let sendButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "How was it?"
        sendButton.setTitle("Send", for: .normal)
        sendButton.addTarget(self, action: #selector(sendTapped), for: .touchUpInside)
        stack(starsControl, commentView, sendButton)
    }

    override func didClose() {
        listener?.didClose()
    }

    func setSending(_ isSending: Bool) {
        closeItem.isEnabled = !isSending
        sendButton.isEnabled = !isSending
    }

    @objc private func sendTapped() {
        commentView.endEditing(true)
        listener?.didSubmit(Feedback(stars: starsControl.selectedSegmentIndex + 1, comment: commentView.text))
    }
}
