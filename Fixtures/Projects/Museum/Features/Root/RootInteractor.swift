import AppFoundation
import MuseumKit
import RIBs
import RxSwift

protocol RootRouting: ViewableRouting {
    func attachLoggedOut()
    func detachLoggedOut()
    func attachLoggedIn(with ticket: Ticket)
    func detachLoggedIn()
}

protocol RootPresentable: Presentable {}

final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable {
    weak var router: RootRouting?

    private let ticketService: TicketService

    init(presenter: RootPresentable, ticketService: TicketService) {
        self.ticketService = ticketService
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        ticketService.ticket
            .distinctUntilChanged()
            .drive(self) { [weak self] ticket in
                switch ticket {
                case let ticket?: self?.enter(with: ticket)
                case nil: self?.leave()
                }
            }
    }

    // MARK: - LoggedInListener

    func loggedInDidFinishVisit() {
        ticketService.leave()
    }

    // MARK: - Private

    private func enter(with ticket: Ticket) {
        router?.detachLoggedOut()
        router?.attachLoggedIn(with: ticket)
    }

    private func leave() {
        router?.detachLoggedIn()
        router?.attachLoggedOut()
    }
}
