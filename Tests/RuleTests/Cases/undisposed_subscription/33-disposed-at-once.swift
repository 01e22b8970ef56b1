// === a publish subject, disposed of in the same statement
// clean: ..., bound to the activity
// use: ribs-rx, presentable Rye

protocol RyeStream: AnyObject {
    var prices: PublishSubject<Double> { get }
}

final class RyeInteractor: PresentableInteractor<RyePresentable> {
    private let stream: RyeStream

    init(presenter: RyePresentable, stream: RyeStream) {
        self.stream = stream
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        stream.prices.subscribe(onNext: { print($0) })
        //            ^^^^^^^^^ undisposed_subscription error: 'RyeInteractor' subscribes to 'prices' and ends the subscription immediately, before a value can arrive.
//-         .dispose()
        //   ~~~~~~~ the subscription ends here
//+         .disposeOnDeactivate(interactor: self)
    }
}

// === a notification, disposed of in the next statement
// clean: ..., after other code
// use: ribs-rx-cocoa, presentable Oat

final class OatInteractor: PresentableInteractor<OatPresentable> {
    override func didBecomeActive() {
        super.didBecomeActive()
        let token = NotificationCenter.default.rx.notification(UIApplication.didBecomeActiveNotification)
            .map { _ in 1 }
            .subscribe(onNext: { print($0) })
        //   ^^^^^^^^^ undisposed_subscription error: before a value can arrive
//+     wait()
        token.dispose()
        //    ~~~~~~~ the subscription ends here
    }

    private func wait() { RunLoop.main.run(until: Date(timeIntervalSinceNow: 1)) }
}

// === a request of a service
// clean: ..., whose value is there at once
// use: ribs-rx, presentable Spelt

protocol SpeltService: AnyObject {
    func load() -> Single<Int>
}

final class SpeltInteractor: PresentableInteractor<SpeltPresentable> {
    private let service: SpeltService

    init(presenter: SpeltPresentable, service: SpeltService) {
        self.service = service
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
//-     service.load().observe(on: MainScheduler.instance).subscribe(onSuccess: { print($0) }).dispose()
        //                                                 ^^^^^^^^^ undisposed_subscription warning: 'SpeltInteractor' subscribes to 'load()' and ends the subscription immediately, which cancels a request that takes time.
//+     Single.just(1).observe(on: MainScheduler.instance).subscribe(onSuccess: { print($0) }).dispose()
    }
}

// === the answer of a request that another request starts
// clean: ..., that starts with a value
// use: ribs-rx, presentable Millet

protocol MilletService: AnyObject {
    func load(_ id: Int) -> Single<Int>
}

final class MilletInteractor: PresentableInteractor<MilletPresentable> {
    private let service: MilletService

    init(presenter: MilletPresentable, service: MilletService) {
        self.service = service
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        Observable.just(1).flatMapLatest { [service] in service.load($0) }
//+         .startWith(0)
            .subscribe(onNext: { print($0) }).dispose()
        //   ^^^^^^^^^ undisposed_subscription warning
    }
}

// === values that come later: timers, delays, other queues, merged events
// use: ribs-rx-cocoa, presentable Teff

final class TeffInteractor: PresentableInteractor<TeffPresentable> {
    private let taps = PublishRelay<Void>()
    private let more = PublishRelay<Void>()
    private let level = BehaviorRelay<Int>(value: 0)

    private var changes: Observable<Void> { taps.asObservable().filter { true } }

    override func didBecomeActive() {
        super.didBecomeActive()
        Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).subscribe(onNext: { print($0) }).dispose()
        //                                                                       ^^^^^^^^^ undisposed_subscription error
        level.delay(.seconds(1), scheduler: MainScheduler.instance).subscribe(onNext: { print($0) }).dispose()
        //                                                          ^^^^^^^^^ undisposed_subscription error
        level.observe(on: MainScheduler.asyncInstance).subscribe(onNext: { print($0) }).dispose()
        //                                             ^^^^^^^^^ undisposed_subscription error
        Observable.merge(taps.asObservable(), more.asObservable()).subscribe(onNext: { print($0) }).dispose()
        //                                                         ^^^^^^^^^ undisposed_subscription error
        changes.subscribe(onNext: { print($0) }).dispose()
        //      ^^^^^^^^^ undisposed_subscription error: subscribes to 'changes'
    }
}

// === values that a new subscriber may have at once
// clean
// use: ribs-rx-cocoa, price-stream, presentable Fonio

protocol FonioCache: AnyObject {
    var current: Single<Int> { get }
}

final class MemoryCache: FonioCache {
    private let stored = BehaviorRelay<Int>(value: 0)

    var current: Single<Int> { stored.take(1).asSingle() }
}

final class FonioInteractor: PresentableInteractor<FonioPresentable> {
    private let cache: FonioCache
    private let prices: PriceStream
    private let taps = PublishRelay<Void>()
    private let level = BehaviorRelay<Int>(value: 0)
    private let last = ReplaySubject<Int>.create(bufferSize: 1)
    private lazy var shared = taps.share(replay: 1)

    init(presenter: FonioPresentable, cache: FonioCache, prices: PriceStream) {
        (self.cache, self.prices) = (cache, prices)
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        level.subscribe(onNext: { print($0) }).dispose()
        last.subscribe(onNext: { print($0) }).dispose()
        Observable.just(1).subscribe(onNext: { print($0) }).dispose()
        prices.price.subscribe(onNext: { print($0) }).dispose()
        prices.price.take(1).asSingle().subscribe(onSuccess: { print($0) }).dispose()
        prices.price.first().subscribe(onSuccess: { print($0) }).dispose()
        level.map { $0 + 1 }.observe(on: MainScheduler.instance).subscribe(onNext: { print($0) }).dispose()
        taps.startWith(()).subscribe(onNext: { print($0) }).dispose()
        shared.subscribe(onNext: { print($0) }).dispose()
        cache.current.subscribe(onSuccess: { print($0) }).dispose()
        Observable.merge(taps.map { 1 }, level.asObservable()).subscribe(onNext: { print($0) }).dispose()
        Single<Int>.create { observer in
            observer(.success(1))
            return Disposables.create()
        }.subscribe(onSuccess: { print($0) }).dispose()
        taps.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
    }
}

// === combine: canceled at once
// clean: ..., a current value
// use: ribs-combine, presentable Sorghum

final class SorghumInteractor: PresentableInteractor<SorghumPresentable> {
//- private let prices = PassthroughSubject<Double, Never>()
//+ private let prices = CurrentValueSubject<Double, Never>(0)

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.map { $0 + 1 }.sink { print($0) }.cancel()
        //                    ^^^^ undisposed_subscription error: before a value can arrive
    }
}
