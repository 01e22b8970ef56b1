import Foundation
import MuseumKit
import RIBs
import RxSwift

protocol LoggedInRouting: Routing {
    func cleanupViews()
}

protocol LoggedInListener: AnyObject {
    func loggedInDidFinishVisit()
}

final class LoggedInInteractor: Interactor, LoggedInInteractable {
    weak var router: LoggedInRouting?
    weak var listener: LoggedInListener?

    private let ticket: Ticket
    private let minuteWorker: Working

    init(ticket: Ticket, minuteWorker: Working) {
        self.ticket = ticket
        self.minuteWorker = minuteWorker
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        minuteWorker.start(self)

        let secondsLeft = max(0, Int(ticket.validUntil.timeIntervalSinceNow))
        Observable<Int>.timer(.seconds(secondsLeft), scheduler: MainScheduler.instance)
            .subscribe(onNext: { [weak self] _ in
                self?.listener?.loggedInDidFinishVisit()
            })
            .disposeOnDeactivate(interactor: self)
    }

    override func willResignActive() {
        super.willResignActive()
        router?.cleanupViews()
    }

    // MARK: - MainTabsListener

    func mainTabsDidFinishVisit() {
        listener?.loggedInDidFinishVisit()
    }
}
