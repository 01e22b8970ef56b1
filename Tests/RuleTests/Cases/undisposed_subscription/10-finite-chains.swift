// === take(2) may wait for ever
// clean: take(1) is finite
// use: ribs-rx, price-stream, presentable Rye

final class RyeInteractor: PresentableInteractor<RyePresentable> {
    // use: prices-member Rye

    override func didBecomeActive() {
        super.didBecomeActive()
//-     prices.price.take(2).subscribe(onNext: { print($0) })
        //                   ^^^^^^^^^ undisposed_subscription
//+     prices.price.take(1).subscribe(onNext: { print($0) })
    }
}

// === flatMap lengthens
// clean: operators that keep it finite
// use: ribs-rx, price-stream, presentable Oat

final class OatInteractor: PresentableInteractor<OatPresentable> {
    // use: prices-member Oat

    override func didBecomeActive() {
        super.didBecomeActive()
//-     prices.price.take(1).flatMap { _ in Observable<Int>.never() }.subscribe(onNext: { print($0) })
        //                                                            ^^^^^^^^^ undisposed_subscription
//+     prices.price.take(1).map { $0 * 2 }.compactMap { $0 }.filter { $0 > 0 }.do(onNext: { print($0) }).observe(on: MainScheduler.instance).timeout(.seconds(3), scheduler: MainScheduler.instance).subscribe(onNext: { print($0) })
    }
}

// === concat lengthens
// clean: take(1) at the end of a lengthened chain
// use: ribs-rx, price-stream, presentable Millet

final class MilletInteractor: PresentableInteractor<MilletPresentable> {
    // use: prices-member Millet

    override func didBecomeActive() {
        super.didBecomeActive()
//-     prices.price.take(1).concat(Observable<Double>.never()).subscribe(onNext: { print($0) })
        //                                                      ^^^^^^^^^ undisposed_subscription
//+     prices.price.concat(Observable.just(0)).take(1).subscribe(onNext: { print($0) })
    }
}

// === an unknown operator may lengthen
// clean: filterNil and withUnretained keep it finite
// use: ribs-rx, price-stream, presentable Sorghum

final class SorghumInteractor: PresentableInteractor<SorghumPresentable> {
    // use: prices-member Sorghum

    override func didBecomeActive() {
        super.didBecomeActive()
//-     prices.price.take(1).paced().subscribe(onNext: { print($0) })
        //                           ^^^^^^^^^ undisposed_subscription
//+     prices.price.map { Optional($0) }.take(1).filterNil().withUnretained(self).subscribe(onNext: { print($0) })
    }
}

// === startWith behind take(1)
// clean: startWith before take(1)
// use: ribs-rx, price-stream, presentable Spelt

final class SpeltInteractor: PresentableInteractor<SpeltPresentable> {
    // use: prices-member Spelt

    override func didBecomeActive() {
        super.didBecomeActive()
//-     prices.price.take(1).startWith(0).subscribe(onNext: { print($0) })
        //                                ^^^^^^^^^ undisposed_subscription
//+     prices.price.startWith(0).take(1).subscribe(onNext: { print($0) })
    }
}

// === merge lengthens
// clean: first()
// use: ribs-rx, price-stream, presentable Teff

final class TeffInteractor: PresentableInteractor<TeffPresentable> {
    // use: prices-member Teff

    override func didBecomeActive() {
        super.didBecomeActive()
//-     prices.price.take(1).merge(with: Observable<Double>.never()).subscribe(onNext: { print($0) })
        //                                                           ^^^^^^^^^ undisposed_subscription
//+     prices.price.first().subscribe(onSuccess: { print($0 ?? 0) })
    }
}

// === repeat lengthens
// clean: repeat before take(1)
// use: ribs-rx, price-stream, presentable Emmer

final class EmmerInteractor: PresentableInteractor<EmmerPresentable> {
    // use: prices-member Emmer

    override func didBecomeActive() {
        super.didBecomeActive()
//-     prices.price.take(1).repeat().subscribe(onNext: { print($0) })
        //                            ^^^^^^^^^ undisposed_subscription
//+     prices.price.repeat().take(1).subscribe(onNext: { print($0) })
    }
}

// === switchLatest lengthens
// clean: switchLatest before take(1)
// use: ribs-rx, price-stream, presentable Durum

final class DurumInteractor: PresentableInteractor<DurumPresentable> {
    // use: prices-member Durum

    override func didBecomeActive() {
        super.didBecomeActive()
//-     prices.price.take(1).map { Observable.just($0) }.switchLatest().subscribe(onNext: { print($0) })
        //                                                              ^^^^^^^^^ undisposed_subscription
//+     prices.price.map { Observable.just($0) }.switchLatest().take(1).subscribe(onNext: { print($0) })
    }
}

// === skip is not finite
// clean: prefix(1)
// use: ribs-rx, price-stream, presentable Farro

final class FarroInteractor: PresentableInteractor<FarroPresentable> {
    // use: prices-member Farro

    override func didBecomeActive() {
        super.didBecomeActive()
//-     prices.price.skip(1).subscribe(onNext: { print($0) })
        //                   ^^^^^^^^^ undisposed_subscription
//+     prices.price.prefix(1).subscribe(onNext: { print($0) })
    }
}

// === flatMap of a Single stays a Single
// use: ribs-rx, price-stream-load

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    func go() {
        prices.load().subscribe(onSuccess: { print($0) })
        prices.load().flatMap { _ in self.prices.load() }.subscribe(onSuccess: { print($0) })
    }
}

// === a function that returns what another one makes of a stream
// clean: ..., which ends after the first value
// use: ribs-rx, price-stream, presentable Rice

final class RiceInteractor: PresentableInteractor<RicePresentable> {
    // use: prices-member Rice

    override func didBecomeActive() {
        super.didBecomeActive()
        shown().map { $0 * 2 }.subscribe(onNext: { print($0) })
        //                     ^^^^^^^^^ undisposed_subscription
    }

    private func shown() -> Observable<Double> { rounded().filter { $0 > 0 } }

    private func rounded() -> Observable<Double> { first.map { $0.rounded() } }

//- private var first: Observable<Double> { prices.price }
//+ private var first: Observable<Double> { prices.price.take(1) }
}
