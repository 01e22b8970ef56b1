import AppFoundation
import CourierDomain
import Foundation
import RIBs
import RxRelay
import RxSwift

protocol LoggedOutRouting: ViewableRouting {
    func attachCodeEntry(for ticket: CodeTicket)
    func detachCodeEntry()
}

protocol LoggedOutPresentable: Presentable {
    var listener: LoggedOutPresentableListener? { get set }
    func setLoading(_ isLoading: Bool)
    func showError(_ text: String)
}

protocol LoggedOutListener: AnyObject {
    func loggedOutDidFinish(with session: Session)
}

final class LoggedOutInteractor: PresentableInteractor<LoggedOutPresentable>,
    LoggedOutInteractable,
    LoggedOutPresentableListener
{
    @MainActor
    weak
    var router: LoggedOutRouting?
    weak var listener: LoggedOutListener?

    private let sessionService: SessionService
    private let analytics: Analytics
    private let loading = BehaviorRelay(value: false)

    init(presenter: LoggedOutPresentable, sessionService: SessionService, analytics: Analytics) {
        self.sessionService = sessionService
        self.analytics = analytics
        super.init(presenter: presenter)
        presenter.listener = self

        loading
            .distinctUntilChanged()
            .bindWhileActive(self) { [weak presenter] isLoading in
                presenter?.setLoading(isLoading)
            }
    }

    override func didBecomeActive() {
        super.didBecomeActive()

        // A finite stream: the request ends by itself.
        _ = analytics.track(.screen("logged_out")).subscribe()
    }

    // MARK: - LoggedOutPresentableListener

    func didSubmit(phone: String) {
        let digits = phone.filter(\.isNumber)
        guard digits.count >= 9 else {
            presenter.showError("Check the number")
            return
        }
        sessionService.requestCode(phone: digits)
            .trackLoading(loading)
            .observe(on: MainScheduler.instance)
            .subscribe { [weak self] ticket in
                self?.router?.attachCodeEntry(for: ticket)
            } onFailure: { [weak self] error in
                self?.presenter.showError(error.localizedDescription)
            }
            .disposeOnDeactivate(interactor: self)
    }

    // MARK: - CodeEntryListener

    func codeEntryDidConfirm(_ session: Session) {
        router?.detachCodeEntry()
        listener?.loggedOutDidFinish(with: session)
    }

    func codeEntryDidCancel() {
        router?.detachCodeEntry()
    }
}
