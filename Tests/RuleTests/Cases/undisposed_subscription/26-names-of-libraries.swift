// === functions that are named like a library's, and declared where riblint does not see them
// use: ribs-rx

final class TicketInteractor: Interactor {
    private let tickets: TicketService

    init(tickets: TicketService) {
        self.tickets = tickets
        super.init()
    }

    func show(_ values: Observable<Int>, _ driver: Driver<Int>) {
        tickets.ticket.distinctUntilChanged().drive(self) { print($0) }
        tickets.changes.subscribe(disposedOnDeactivate: self) { print($0) }
        tickets.changes.sink(during: self) { print($0) }
        values.subscribe(during: self) { print($0) }
        driver.drive(self) { print($0) }
        values.bind(to: self, while: .active) { print($0) }
    }
}

// === receivers that are not known
// use: ribs-rx

final class TrackInteractor: Interactor {
    private let analytics: Analytics

    init(analytics: Analytics) {
        self.analytics = analytics
        super.init()
    }

    func show() {
        _ = analytics.track(.screen).subscribe()
        analytics.events.subscribe { print($0) }
        analytics.values.sink { print($0) }
        analytics.values.drive()
    }
}

// === a receiver that is not known, and the labels of the library's handlers
// use: ribs-rx

final class PlotInteractor: Interactor {
    private let analytics: Analytics

    init(analytics: Analytics) {
        self.analytics = analytics
        super.init()
    }

    func show(_ button: PlotButton) {
        analytics.events.subscribe(onNext: { print($0) })
        //               ^^^^^^^^^ undisposed_subscription
        analytics.events.map { $0 + 1 }.subscribe { print($0) }
        //                              ^^^^^^^^^ undisposed_subscription
        button.rx.tap.bind { print(1) }
        //            ^^^^ undisposed_subscription
    }
}

// === the project's own function of the name, with another label
// clean: ..., which calls the framework's
// use: ribs-rx, price-stream, presentable-show Quote

extension Disposable {
    func disposeOnDeactivate(of interactor: Interactable) {
//+     disposeOnDeactivate(interactor: interactor)
    }
}

final class QuoteInteractor: PresentableInteractor<QuotePresentable> {
    // use: prices-member Quote

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in
        //   ^^^^^^^^^ undisposed_subscription: QuoteInteractor
                self?.presenter.show("\(price)")
            })
            .disposeOnDeactivate(of: self)
    }
}

// === a function of the name with another label, which is not analyzed
// use: ribs-rx, price-stream, presentable-show Quote

import Helpers

final class QuoteInteractor: PresentableInteractor<QuotePresentable> {
    // use: prices-member Quote

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in
                self?.presenter.show("\(price)")
            })
            .disposeOnDeactivate(of: self)
    }
}
