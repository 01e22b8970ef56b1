// === a router drops a subscription that is only confined
// clean: a router keeps a subscription that is confined in a bag
// use: ribs-rx

final class QuoteRouter: Router<Interactor> {
    private let bag = DisposeBag()

    func observe(_ prices: Observable<Double>) {
//-     _ = prices.confineTo(interactor).subscribe(onNext: { print($0) })
        //         ^^^^^^^^^ confine_to_without_disposal: 'QuoteRouter' confines a subscription with 'confineTo'
        //                               ~~~~~~~~~ the result of 'subscribe' is dropped
//+     prices.confineTo(interactor).subscribe(onNext: { print($0) }).disposed(by: bag)
    }
}

// === a presenter, with operators behind and a local that is never used
// use: ribs-rx

protocol QuotePresentable: Presentable {}

final class QuotePresenter: QuotePresentable {
    func observe(_ prices: Observable<Double>, in scope: InteractorScope) {
        let subscription = prices
            .map { $0 * 2 }
            .confineTo(scope)
        //   ^^^^^^^^^ confine_to_without_disposal: QuotePresenter
            .distinctUntilChanged()
            .subscribe(onNext: { print($0) })
    }
}

// === a publisher of Combine, whose subscription is canceled at once
// clean: a publisher of Combine, whose subscription is kept
// use: ribs-combine

final class QuoteRouter: Router<Interactor> {
    private var cancellables = Set<AnyCancellable>()

    func observe(_ prices: AnyPublisher<Double, Never>) {
//-     prices.confineTo(interactor).sink { print($0) }
        //     ^^^^^^^^^ confine_to_without_disposal: 'QuoteRouter' confines a subscription with 'confineTo'
//+     prices.confineTo(interactor).sink { print($0) }.store(in: &cancellables)
    }
}
