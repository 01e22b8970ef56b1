import AppFoundation
import MuseumKit
import RIBs
import RxSwift

protocol LoggedOutRouting: ViewableRouting {
    func attachTicketScan()
    func detachTicketScan()
}

protocol LoggedOutPresentable: Presentable {
    var listener: LoggedOutPresentableListener? { get set }
    func showError(_ error: Error)
}

protocol LoggedOutListener: AnyObject {}

final class LoggedOutInteractor: PresentableInteractor<LoggedOutPresentable>, LoggedOutInteractable, LoggedOutPresentableListener {
    weak var router: LoggedOutRouting?
    weak var listener: LoggedOutListener?

    private let ticketService: TicketService

    init(presenter: LoggedOutPresentable, ticketService: TicketService) {
        self.ticketService = ticketService
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func didTapScan() {
        router?.attachTicketScan()
    }

    func didEnter(_ code: String) {
        redeem(code)
    }

    // MARK: - TicketScanListener

    func ticketScanDidFind(_ code: String) {
        router?.detachTicketScan()
        redeem(code)
    }

    func ticketScanDidClose() {
        router?.detachTicketScan()
    }

    private func redeem(_ code: String) {
        (ticketService.redeem(code)
            .observe(on: MainScheduler.instance)
            .subscribe(onFailure: { [weak self] error in
                self?.presenter.showError(error)
            }))
            .disposeOnDeactivate(interactor: self)
    }
}
