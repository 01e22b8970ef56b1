import CourierDomain
import RIBs
import SwiftUI
import UIKit

protocol SupportChatPresentableListener: AnyObject {
    func didSend(_ text: String)
    func didTapClose()
}

final class SupportChatViewController: UIHostingController<SupportChatView>, SupportChatPresentable, SupportChatViewControllable {
    weak var listener: SupportChatPresentableListener?

    private let model = SupportChatModel()

    init() {
        super.init(rootView: SupportChatView(model: model))
        rootView.onSend = { [weak self] in self?.listener?.didSend($0) }
        rootView.onClose = { [weak self] in self?.listener?.didTapClose() }
    }

    @MainActor required dynamic init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ messages: [ChatMessage]) {
        model.messages = messages
    }

    func setSending(_ isSending: Bool) {
        model.isSending = isSending
        UserDefaults.standard.set(isSending, forKey: "isSending")
    }
}
