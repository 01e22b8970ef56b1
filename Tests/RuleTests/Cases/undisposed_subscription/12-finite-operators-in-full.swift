// === operators of a Single, Maybe or Completable stay finite
// use: ribs-rx

protocol BarleyAPI: AnyObject {
    var values: Observable<Int> { get }
    func load() -> Single<Int>
    func find() -> Maybe<Int>
    func save(_ value: Int) -> Completable
    func watch() -> Observable<Int>
}

final class BarleyInteractor: Interactor {
    private let api: BarleyAPI
    private let bag = DisposeBag()

    init(api: BarleyAPI) {
        self.api = api
        super.init()
    }

    func go() {
        api.load().flatMap { _ in self.api.load() }.subscribe()
        api.load().flatMapCompletable { self.api.save($0) }.subscribe()
        api.load().flatMapMaybe { _ in self.api.find() }.subscribe()
        api.find().flatMap { _ in self.api.find() }.map { $0 + 1 }.subscribe()
        api.find().ifEmpty(default: 0).subscribe()
        api.save(1).andThen(api.load()).subscribe()
        api.save(1).andThen(api.save(2)).andThen(Completable.empty()).subscribe()
        api.save(1).andThen(Observable.just(1)).subscribe()
        api.load().asCompletable().subscribe()
        api.load().catch { _ in .just(0) }.subscribe()
        api.load().catchAndReturn(0).asObservable().map { $0 + 1 }.subscribe()
        api.load().retry(3).observe(on: MainScheduler.instance).timeout(.seconds(3), scheduler: MainScheduler.instance).subscribe()
        api.load().asDriver(onErrorJustReturn: 0).drive()
        (api.load().flatMap { _ in self.api.load() }).subscribe()
        let request = api.load().flatMap { _ in self.api.load() }
        request.do(onSuccess: { print($0) }).subscribe()
    }
}

// === what lengthens a Single, Maybe or Completable
// use: ribs-rx

protocol OatAPI: AnyObject {
    var values: Observable<Int> { get }
    func load() -> Single<Int>
    func find() -> Maybe<Int>
    func save(_ value: Int) -> Completable
    func watch() -> Observable<Int>
}

final class OatInteractor: Interactor {
    private let api: OatAPI
    private let bag = DisposeBag()

    init(api: OatAPI) {
        self.api = api
        super.init()
    }

    func go() {
        api.load().asObservable().flatMap { _ in self.api.watch() }.subscribe()
        //                                                          ^^^^^^^^^ undisposed_subscription
        api.load().asObservable().concat(api.watch()).subscribe()
        //                                            ^^^^^^^^^ undisposed_subscription
        api.load().retry().subscribe()
        //                 ^^^^^^^^^ undisposed_subscription
        api.load().retry(when: { $0 }).subscribe()
        //                             ^^^^^^^^^ undisposed_subscription
        api.load().withAll().subscribe()
        //                   ^^^^^^^^^ undisposed_subscription
        api.save(1).andThen(api.watch()).subscribe()
        //                               ^^^^^^^^^ undisposed_subscription
        api.save(1).andThen(api.values.map { $0 + 1 }).subscribe()
        //                                             ^^^^^^^^^ undisposed_subscription
        api.save(1).andThen(Observable.just(1).concat(api.values)).subscribe()
        //                                                         ^^^^^^^^^ undisposed_subscription
        Completable.never().subscribe()
        //                  ^^^^^^^^^ undisposed_subscription
        var request = api.load().asObservable()
        request = api.watch()
        request.map { $0 + 1 }.subscribe()
        //                     ^^^^^^^^^ undisposed_subscription
    }
}

// === makers of traits and of observables that end
// use: ribs-rx

protocol RyeAPI: AnyObject {
    var values: Observable<Int> { get }
    func load() -> Single<Int>
    func find() -> Maybe<Int>
    func save(_ value: Int) -> Completable
    func watch() -> Observable<Int>
}

final class RyeInteractor: Interactor {
    private let api: RyeAPI
    private let bag = DisposeBag()

    init(api: RyeAPI) {
        self.api = api
        super.init()
    }

    func go() {
        Single.just(1).subscribe()
        Single<Int>.create { _ in Disposables.create() }.subscribe()
        Single.zip(api.load(), api.load()).map { $0 + $1 }.subscribe()
        Single.deferred { self.api.load() }.subscribe()
        Maybe<Int>.empty().subscribe()
        Completable.empty().subscribe()
        Completable.zip([api.save(1), api.save(2)]).subscribe()
        Completable.create { _ in Disposables.create() }.andThen(api.load()).subscribe()
        Observable.just(1).subscribe()
        Observable<Int>.of(1, 2).map { $0 + 1 }.subscribe()
        Observable.from([1, 2]).filter { $0 > 1 }.do(onNext: { print($0) }).subscribe()
        Observable<Int>.empty().subscribe()
        Observable<Int>.error(NSError()).subscribe()
        Observable.just(1).withUnretained(self).observe(on: MainScheduler.instance).subscribe()
        Observable.from([1, 2]).toArray().flatMap { _ in self.api.load() }.subscribe()
    }
}

// === observables that nothing proves to end
// use: ribs-rx

protocol SpeltAPI: AnyObject {
    var values: Observable<Int> { get }
    func load() -> Single<Int>
    func find() -> Maybe<Int>
    func save(_ value: Int) -> Completable
    func watch() -> Observable<Int>
}

final class SpeltInteractor: Interactor {
    private let api: SpeltAPI
    private let bag = DisposeBag()

    init(api: SpeltAPI) {
        self.api = api
        super.init()
    }

    func go() {
        Observable<Int>.never().subscribe()
        //                      ^^^^^^^^^ undisposed_subscription
        Observable<Int>.create { _ in Disposables.create() }.subscribe()
        //                                                   ^^^^^^^^^ undisposed_subscription
        Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).subscribe()
        //                                                                       ^^^^^^^^^ undisposed_subscription
        Observable.just(1).flatMap { _ in self.api.watch() }.subscribe()
        //                                                   ^^^^^^^^^ undisposed_subscription
        Observable.just(1).concat(api.watch()).subscribe()
        //                                     ^^^^^^^^^ undisposed_subscription
        Observable.merge(api.watch(), api.values).subscribe()
        //                                        ^^^^^^^^^ undisposed_subscription
        Observable.just(1).repeatForever().subscribe()
        //                                 ^^^^^^^^^ undisposed_subscription
        Observable.just(api.values).switchLatest().subscribe()
        //                                         ^^^^^^^^^ undisposed_subscription
        Observable.of(api.values, api.watch()).merge().subscribe()
        //                                             ^^^^^^^^^ undisposed_subscription
        api.values.take(1).flatMap { _ in self.api.watch() }.subscribe()
        //                                                   ^^^^^^^^^ undisposed_subscription
        api.values.first().asObservable().flatMapLatest { _ in self.api.watch() }.subscribe()
        //                                                                        ^^^^^^^^^ undisposed_subscription
        api.values.toArray().subscribe()
        //                   ^^^^^^^^^ undisposed_subscription
    }
}

// === functions, properties and locals of one expression are looked into
// use: ribs-rx

protocol MilletAPI: AnyObject {
    var values: Observable<Int> { get }
    func load() -> Single<Int>
    func find() -> Maybe<Int>
    func save(_ value: Int) -> Completable
    func watch() -> Observable<Int>
}

extension ObservableType {
    func firstOnly() -> Observable<Element> { take(1) }
}

extension ObservableType where Element == Int {
    func doubled() -> Observable<Int> { map { $0 * 2 } }
}

final class MilletInteractor: Interactor {
    private let api: MilletAPI
    private let bag = DisposeBag()

    init(api: MilletAPI) {
        self.api = api
        super.init()
    }

    private let once = Observable.just(1)
    private var last: Observable<Int> { .just(2) }
    private var all: Observable<Int> { api.values }

    func go() {
        last.subscribe()
        self.last.map { $0 + 1 }.subscribe()
        made().subscribe()
        zipped().flatMap { _ in self.api.load() }.subscribe()
        let first = api.values.take(1)
        first.map { $0 + 1 }.subscribe()
        api.values.firstOnly().subscribe()
        api.load().asObservable().doubled().subscribe()
        all.subscribe()
        //  ^^^^^^^^^ undisposed_subscription
        twice().subscribe()
        //      ^^^^^^^^^ undisposed_subscription
        api.values.doubled().subscribe()
        //                   ^^^^^^^^^ undisposed_subscription
        let every = api.values.map { $0 + 1 }
        every.subscribe(onNext: { print($0) })
        //    ^^^^^^^^^ undisposed_subscription
    }

    private func made() -> Observable<Int> { .of(1, 2) }
    private func zipped() -> Single<Int> { Single.zip(api.load(), api.load()).map { $0 + $1 } }
    private func twice() -> Observable<Int> { all.map { $0 * 2 } }
}

// === each alternative completes, or one does not
// use: ribs-rx, price-stream-load, presentable Teff

final class TeffInteractor: PresentableInteractor<TeffPresentable> {
    private let prices: PriceStream
    private var isCached = false
    private var cached: Observable<Double> { isCached ? .just(1) : prices.load().asObservable() }
    private var latest: Observable<Double> { isCached ? .just(1) : prices.price }
    private var chosen: Observable<Double> {
        if isCached { .just(1) } else { .just(2) }
    }

    init(presenter: TeffPresentable, prices: PriceStream) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        cached.map { $0 * 2 }.subscribe(onNext: { print($0) })
        chosen.subscribe(onNext: { print($0) })
        latest.subscribe(onNext: { print($0) })
        //     ^^^^^^^^^ undisposed_subscription
    }
}
