import CourierDomain
import RIBs
import RxSwift

protocol SupportChatRouting: ViewableRouting {}

protocol SupportChatPresentable: Presentable {
    var listener: SupportChatPresentableListener? { get set }
    func show(_ messages: [ChatMessage])
    func setSending(_ isSending: Bool)
}

protocol SupportChatListener: AnyObject {
    func supportChatDidClose()
}

final class SupportChatInteractor: PresentableInteractor<SupportChatPresentable>, SupportChatInteractable {
    weak var router: SupportChatRouting?
    weak var listener: SupportChatListener?

    private let delivery: Delivery
    private let service: SupportService
    private var timeout: Task<Void, Never>?

    init(presenter: SupportChatPresentable, delivery: Delivery, service: SupportService) {
        self.delivery = delivery
        self.service = service
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        MessageFeed(service: service, delivery: delivery)
            .bind(to: self) { [weak self] messages in
                self?.presenter.show(messages)
            }
    }
}

extension SupportChatInteractor: SupportChatPresentableListener {
    func didSend(_ text: String) {
        presenter.setSending(true)
        service.send(text, for: delivery)
            .observe(on: MainScheduler.instance)
            .subscribe(onCompleted: { [weak self] in self?.presenter.setSending(false) },
                       onError: { [weak self] _ in self?.presenter.setSending(false) })
            .disposeOnDeactivate(interactor: self)
        timeout?.cancel()
        timeout = Task { @MainActor [weak self] in
            try? await Task.sleep(nanoseconds: 10_000_000_000)
            if !Task.isCancelled { self?.presenter.setSending(false) }
        }
    }

    func didTapClose() {
    }
}

private struct MessageFeed {
    let service: SupportService
    let delivery: Delivery

    func bind(to interactor: Interactor, onChange: @escaping ([ChatMessage]) -> Void) {
        service.messages(for: delivery)
            .distinctUntilChanged()
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: onChange)
            .disposeOnDeactivate(interactor: interactor)
    }
}
