import UIKit

@objc protocol ChatPresentableListener {
    @objc(didSend:)
    func didSend(_ text: String)
    func didLeaveChat()
}

/// Its listener is declared, and called, in Objective-C.
final class ChatViewController: CLNChatViewController, ChatPresentable, ChatViewControllable {

    func show(_ message: ChatMessage) {
        append(message.text, isOwn: message.isOwn)
    }
}
