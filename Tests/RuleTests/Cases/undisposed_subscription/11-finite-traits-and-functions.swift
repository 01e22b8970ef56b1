// === a Single, a Maybe and a Completable are finite
// use: ribs-rx, price-stream

protocol RateAPI: AnyObject {
    func rate() -> Single<Double>
    func cached() -> Maybe<Double>
    func warmUp() -> Completable
    func rates() -> Observable<Double>
}

protocol QuinoaPresentable: Presentable {}

final class QuinoaInteractor: PresentableInteractor<QuinoaPresentable> {
    private let api: RateAPI

    init(presenter: QuinoaPresentable, api: RateAPI) {
        self.api = api
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        api.rate().subscribe(onSuccess: { print($0) }, onFailure: { print($0) })
        api.cached().subscribe(onSuccess: { print($0) })
        _ = api.warmUp().subscribe(onCompleted: { print("warm") })
        api.rate().map { $0 * 2 }.observe(on: MainScheduler.instance).subscribe()
    }
}

// === whatever came before it, onSuccess is a handler of a Single or a Maybe alone

import Combine
import RIBs
import RxSwift

protocol LentilAPI: AnyObject {
    func banks() -> Single<[String]>
    func types() -> Single<[Int]>
    func shops() -> Observable<[String]>
    var currency: AnyPublisher<String, Never> { get }
}

protocol LentilPresentable: Presentable {}

extension Publisher {
    func asSingle() -> Single<Output> { Single.create { _ in Disposables.create() } }
}

final class LentilInteractor: PresentableInteractor<LentilPresentable> {
    private let api: LentilAPI

    init(presenter: LentilPresentable, api: LentilAPI) {
        self.api = api
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        Single.zip(api.banks(), api.types()).observe(on: MainScheduler.asyncInstance).subscribe(onSuccess: { print($0) })
        api.currency.asSingle().observe(on: MainScheduler.asyncInstance).subscribe(onSuccess: { print($0) })
        api.banks().flatMap { _ in self.api.types() }.subscribe(onSuccess: { print($0) }, onFailure: { print($0) })
        api.banks().asObservable().flatMap { _ in self.api.shops() }.subscribe(onNext: { print($0) })
    //                                                               ^^^^^^^^^ undisposed_subscription
    }
}

// === an Observable that an API returns
// clean: a Single that an API returns
// use: ribs-rx, price-stream

protocol RateAPI: AnyObject {
    func rate() -> Single<Double>
    func cached() -> Maybe<Double>
    func warmUp() -> Completable
    func rates() -> Observable<Double>
}

protocol ChiaPresentable: Presentable {}

final class ChiaInteractor: PresentableInteractor<ChiaPresentable> {
    private let api: RateAPI

    init(presenter: ChiaPresentable, api: RateAPI) {
        self.api = api
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
//-     api.rates().subscribe(onNext: { print($0) })
        //          ^^^^^^^^^ undisposed_subscription
//+     api.rate().subscribe(onSuccess: { print($0) })
    }
}

// === a Single made an Observable and continued
// clean: a Single made an Observable
// use: ribs-rx, price-stream

protocol RateAPI: AnyObject {
    func rate() -> Single<Double>
    func cached() -> Maybe<Double>
    func warmUp() -> Completable
    func rates() -> Observable<Double>
}

protocol FlaxPresentable: Presentable {}

final class FlaxInteractor: PresentableInteractor<FlaxPresentable> {
    private let api: RateAPI

    init(presenter: FlaxPresentable, api: RateAPI) {
        self.api = api
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
//-     api.rate().asObservable().flatMap { _ in Observable<Int>.never() }.subscribe()
        //                                                                 ^^^^^^^^^ undisposed_subscription
//+     api.rate().asObservable().subscribe()
    }
}

// === a function with one expression that is not finite
// clean: a function with one expression that is finite
// use: ribs-rx, price-stream, presentable Hemp

final class HempInteractor: PresentableInteractor<HempPresentable> {
    // use: prices-member Hemp

    override func didBecomeActive() {
        super.didBecomeActive()
        _ = currentPrice().subscribe(onNext: { print($0) })
        //                 ^^^^^^^^^ undisposed_subscription
    }

    private func currentPrice() -> Observable<Double> {
//-     prices.price.map { $0 * 2 }
//+     prices.price.take(1)
    }
}

// === a computed property that is not finite
// clean: a computed property that is finite
// use: ribs-rx, price-stream, presentable Sesame

final class SesameInteractor: PresentableInteractor<SesamePresentable> {
    // use: prices-member Sesame

//- private var latest: Observable<Double> { prices.price }
//+ private var latest: Observable<Double> {
//+     return prices.price.take(1)
//+ }

    override func didBecomeActive() {
        super.didBecomeActive()
        latest.subscribe(onNext: { print($0) })
        //     ^^^^^^^^^ undisposed_subscription
    }
}
