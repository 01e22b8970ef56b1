import Foundation
import RIBs
import RxSwift

protocol ChatRouting: ViewableRouting {}

protocol ChatPresentable: Presentable {
    var listener: ChatPresentableListener? { get set }
    func show(_ message: ChatMessage)
}

protocol ChatListener: AnyObject {
    func chatDidClose()
}

final class ChatInteractor: PresentableInteractor<ChatPresentable>, ChatInteractable, ChatPresentableListener {

    weak var router: ChatRouting?
    weak var listener: ChatListener?

    private let chatService: ChatServicing
    private let poller: ChatPolling

    init(presenter: ChatPresentable, chatService: ChatServicing, poller: ChatPolling) {
        self.chatService = chatService
        self.poller = poller
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        poller.start(self)
        chatService.messages
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] message in
                self?.presenter.show(message)
            })
            .disposeOnDeactivate(interactor: self)
    }

    // MARK: - ChatPresentableListener

    @objc(didSend:)
    func didSend(_ text: String) {
        chatService.send(text)
    }

    @objc
    func didLeaveChat() {
        listener?.chatDidClose()
    }
}
