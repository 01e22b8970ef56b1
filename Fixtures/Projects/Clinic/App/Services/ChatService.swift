import RxRelay
import RxSwift

protocol ChatServicing: AnyObject {
    var messages: Observable<ChatMessage> { get }
    func send(_ text: String)
    func poll()
}

final class ChatService: ChatServicing {

    var messages: Observable<ChatMessage> {
        relay.asObservable()
    }

    private let relay = PublishRelay<ChatMessage>()

    func send(_ text: String) {
        relay.accept(ChatMessage(text: text, isOwn: true))
    }

    func poll() {
        relay.accept(ChatMessage(text: "One moment, please", isOwn: false))
    }
}
