import UIKit

@objc protocol InboxPresentableListener {
    func didTapInsurance()
    func didTapRate()
    func didTapSymptoms()
    func didLeaveInbox()
}

final class InboxViewController: CLNInboxViewController, InboxPresentable, InboxViewControllable {}
