import CourierDomain
import Foundation
import RIBs
import RxSwift

protocol CodeEntryRouting: ViewableRouting {}

protocol CodeEntryPresentable: Presentable {
    var listener: CodeEntryPresentableListener? { get set }
    func showPhone(_ phone: String)
    func showCountdown(_ seconds: Int)
    func showWrongCode()
}

protocol CodeEntryListener: AnyObject {
    func codeEntryDidConfirm(_ session: Session)
    func codeEntryDidCancel()
}

final class CodeEntryInteractor: PresentableInteractor<CodeEntryPresentable>,
    CodeEntryInteractable, CodeEntryPresentableListener {

    internal weak var router: CodeEntryRouting?
    internal weak var listener: CodeEntryListener?

    private let sessionService: SessionService
    private var ticket: CodeTicket
    private var countdown: Disposable?

    init(presenter: CodeEntryPresentable, ticket: CodeTicket, sessionService: SessionService) {
        self.ticket = ticket
        self.sessionService = sessionService
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.showPhone(ticket.phone)
        startCountdown()
    }

    override func willResignActive() {
        super.willResignActive()
        countdown?.dispose()
        countdown = nil
    }

    // MARK: - CodeEntryPresentableListener

    func didEnter(code: String) {
        sessionService.confirm(ticket, code: code)
            .observe(on: MainScheduler.instance)
            .subscribe(
                onSuccess: { [weak self] session in
                    self?.listener?.codeEntryDidConfirm(session)
                },
                onFailure: { [weak self] _ in
                    self?.presenter.showWrongCode()
                }
            )
            .disposeOnDeactivate(interactor: self)
    }

    func didTapResend() {
        sessionService.requestCode(phone: ticket.phone)
            .observe(on: MainScheduler.instance)
            .subscribe(onSuccess: { [weak self] ticket in
                self?.ticket = ticket
                self?.startCountdown()
            })
            .disposeOnDeactivate(interactor: self)
    }

    func didTapBack() {
        listener?.codeEntryDidCancel()
    }

    // MARK: - Private

    private func startCountdown() {
        let total = Int(ticket.resendAfter)
        countdown?.dispose()
        countdown = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
            .map { total - $0 }
            .take(while: { $0 >= 0 })
            .subscribe(onNext: { [weak self] seconds in
                self?.presenter.showCountdown(seconds)
            })
    }
}
