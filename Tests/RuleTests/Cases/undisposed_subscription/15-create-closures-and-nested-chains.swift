// === the disposable that a create closure returns
// use: ribs-rx, price-stream, presentable Peach

final class PeachInteractor: PresentableInteractor<PeachPresentable> {
    // use: prices-member Peach

    override func didBecomeActive() {
        super.didBecomeActive()
        doubled().subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
    }

    private func doubled() -> Observable<Double> {
        Observable.create { [prices] observer in
            prices.price.map { $0 * 2 }.subscribe(observer)
        }
    }
}

// === a create closure that loses the inner subscription
// clean: a create closure that disposes the inner subscription
// use: ribs-rx, price-stream, presentable Apricot

final class ApricotInteractor: PresentableInteractor<ApricotPresentable> {
    // use: prices-member Apricot

    func doubled() -> Completable {
        Completable.create { [prices] completable in
            let subscription = prices.price.subscribe(onNext: { _ in completable(.completed) })
            //                              ^^^^^^^^^ undisposed_subscription
//-         return Disposables.create()
//+         return Disposables.create { subscription.dispose() }
        }
    }
}

// === part of the disposable that a create closure returns
// use: ribs-rx, price-stream, presentable Cherry

final class CherryInteractor: PresentableInteractor<CherryPresentable> {
    // use: prices-member Cherry

    func merged() -> Observable<Double> {
        Observable.create { [prices] observer in
            let first = prices.price.subscribe(observer)
            let second = prices.price.map { $0 * 2 }.subscribe(observer)
            return Disposables.create(first, second)
        }
    }
}

// === a nested subscription is judged on its own
// clean: a nested subscription ends at deactivation
// use: ribs-rx, price-stream, presentable Lemon

final class LemonInteractor: PresentableInteractor<LemonPresentable> {
    // use: prices-member Lemon

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] _ in
//-             self?.prices.price.subscribe(onNext: { print($0) })
                //                 ^^^^^^^^^ undisposed_subscription
//+             guard let self = self else { return }
//+             self.prices.price.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
            })
            .disposeOnDeactivate(interactor: self)
    }
}

// === a nested chain behind flatMap is one chain
// use: ribs-rx, price-stream, presentable Lime

final class LimeInteractor: PresentableInteractor<LimePresentable> {
    // use: prices-member Lime

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .flatMapLatest { [prices] _ in prices.price.take(1) }
            .subscribe(onNext: { print($0) })
            .disposeOnDeactivate(interactor: self)
    }
}

// === create closures that hand the subscription on
// use: ribs-rx, price-stream-load

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    func made() -> Observable<Double> {
        Observable.create { [weak self] observer in
            guard let self else { return Disposables.create() }
            return self.prices.price.subscribe(observer)
        }
    }
    func made2() -> Observable<Double> {
        .create { observer in
            let composite = CompositeDisposable()
            _ = composite.insert(self.prices.price.subscribe(observer))
            return composite
        }
    }
    func made3() -> Observable<Double> {
        Observable.deferred { self.prices.price }
    }
}
