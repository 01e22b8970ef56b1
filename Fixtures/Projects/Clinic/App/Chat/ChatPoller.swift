import RIBs
import RxSwift

protocol ChatPolling: Working {}

/// Asks for new messages as long as the chat is open.
final class ChatPoller: Worker, ChatPolling {

    private let chatService: ChatServicing

    init(chatService: ChatServicing) {
        self.chatService = chatService
        super.init()
    }

    override func didStart(_ interactorScope: InteractorScope) {
        super.didStart(interactorScope)
        Observable<Int>.interval(.seconds(5), scheduler: MainScheduler.instance)
            .subscribe(onNext: { [weak self] _ in self?.chatService.poll() })
            .disposeOnStop(self)
    }
}
