// === a function of the project gets the subscription and does nothing with it
// clean: ..., or only stops
// use: ribs-rx, price-stream, presentable-show Quote

extension Disposable {
//- func whileActive(_ interactor: Interactor) {}
//+ func whileActive(_ interactor: Interactor) { fatalError() }
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
            .whileActive(self)
    }
}

// === a function on streams returns the subscription that it makes
// clean: ..., or only stops
// use: ribs-rx, price-stream, presentable-show Quote

extension ObservableType {
    @discardableResult
    func follow(_ onNext: @escaping (Element) -> Void) -> Disposable {
//-     subscribe(onNext: onNext)
//+     fatalError()
    }
}

final class QuoteInteractor: PresentableInteractor<QuotePresentable> {
    // use: prices-member Quote

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.follow { [weak self] price in self?.presenter.show("\(price)") }
        //           ^^^^^^ undisposed_subscription error: QuoteInteractor
    }
}

// === a function on streams returns the subscription and keeps nothing
// clean: a function on streams returns the subscription that it also gives to other code
// use: ribs-rx, price-stream, presentable-show Quote

extension ObservableType {
    @discardableResult
    func follow(_ onNext: @escaping (Element) -> Void) -> Disposable {
        let subscription = subscribe(onNext: onNext)
//+     Keeping.shared.keep(subscription)
        return subscription
    }
}

final class QuoteInteractor: PresentableInteractor<QuotePresentable> {
    // use: prices-member Quote

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.follow { [weak self] price in self?.presenter.show("\(price)") }
        //           ^^^^^^ undisposed_subscription error: QuoteInteractor
    }
}

// === a service behind a protocol makes the stream
// use: ribs-rx

protocol BoardService {
    func open(_ board: Int) -> Observable<Void>
    func watch(_ board: Int) -> Observable<Void>
}

final class StoredBoardService: BoardService {
    private let changes = PublishSubject<Void>()

    func open(_ board: Int) -> Observable<Void> {
        fatalError()
    }

    func watch(_ board: Int) -> Observable<Void> { changes }
}

final class BoardFlow: Interactor {
    private let boards: BoardService
    private let bag = DisposeBag()
    //          ~~~ lives as long as the interactor
    //          ~~~ lives as long as the interactor

    init(boards: BoardService) { self.boards = boards }

    override func didBecomeActive() {
        super.didBecomeActive()
        boards.open(1).subscribe(onNext: { self.done() }).disposed(by: bag)
        //             ^^^^^^^^^ undisposed_subscription note: its source is not analyzed.
        //                               ~~~~~~~~~~~~~~~ captures 'self' strongly
        boards.watch(1).subscribe(onNext: { self.done() }).disposed(by: bag)
        //              ^^^^^^^^^ undisposed_subscription error: not cleared on deactivation: a retain cycle.
        //                                ~~~~~~~~~~~~~~~ captures 'self' strongly
    }

    private func done() {}
}
