// === take(until:) some other stream
// clean: take(until:) what derives from isActiveStream
// use: ribs-rx, price-stream

protocol PriceFeed: PriceStream {
    var closed: Observable<Void> { get }
}

protocol HeathPresentable: Presentable {}

final class HeathInteractor: PresentableInteractor<HeathPresentable> {
    private let prices: PriceFeed

    init(presenter: HeathPresentable, prices: PriceFeed) {
        self.prices = prices
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
//-         .take(until: prices.closed)
//+         .take(until: isActiveStream.filter { !$0 })
            .subscribe(onNext: { print($0) })
        //   ^^^^^^^^^ undisposed_subscription
    }
}

// === take(until:) deallocated outlives deactivation
// clean: take(until:) a local that derives from isActiveStream
// use: ribs-rx-cocoa, price-stream, presentable Gorse

final class GorseInteractor: PresentableInteractor<GorsePresentable> {
    // use: prices-member Gorse

    override func didBecomeActive() {
        super.didBecomeActive()
//+     let inactive = isActiveStream.filter { !$0 }.map { _ in () }
        prices.price
//-         .take(until: rx.deallocated)
//+         .take(until: inactive)
            .subscribe(onNext: { print($0) })
        //   ^^^^^^^^^ undisposed_subscription
    }
}

// === take(until:) an own property that derives from isActiveStream
// use: ribs-rx, price-stream, presentable Broom

final class BroomInteractor: PresentableInteractor<BroomPresentable> {
    // use: prices-member Broom

    private var deactivated: Observable<Bool> { isActiveStream.filter { $0 == false } }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .take(until: deactivated)
            .subscribe(onNext: { print($0) })
    }
}

// === takeUntil, the older spelling
// use: ribs-rx, price-stream, presentable Furze

final class FurzeInteractor: PresentableInteractor<FurzePresentable> {
    // use: prices-member Furze

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.takeUntil(isActiveStream.filter { !$0 }).subscribe(onNext: { print($0) })
    }
}

// === confineTo delays and does not dispose
// clean: confineTo, and disposed on deactivate
// use: ribs-rx, price-stream, presentable Clover

final class CloverInteractor: PresentableInteractor<CloverPresentable> {
    // use: prices-member Clover

    override func didBecomeActive() {
        super.didBecomeActive()
//-     prices.price.confineTo(self).subscribe(onNext: { print($0) })
        //                           ^^^^^^^^^ undisposed_subscription
//+     prices.price.confineTo(self).subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
    }
}

// === an extension of the project that drops it
// clean: an extension of the project that ends in a terminator
// use: ribs-rx, price-stream

extension Disposable {
    func untilInactive(_ interactor: Interactor) {
//-     print("kept by nobody")
//+     disposeOnDeactivate(interactor: interactor)
    }
}

protocol PoppyPresentable: Presentable {}

final class PoppyInteractor: PresentableInteractor<PoppyPresentable> {
    // use: prices-member Poppy

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) }).untilInactive(self)
        //           ^^^^^^^^^ undisposed_subscription
    }
}

// === an extension of the project that calls one that ends in a terminator
// use: ribs-rx, price-stream

extension Disposable {
    func untilInactive(_ interactor: Interactor) {
        disposeOnDeactivate(interactor: interactor)
    }
}

extension Disposable {
    func whileActive(_ interactor: Interactor) {
        print("bound")
        untilInactive(interactor)
    }
}

protocol CrocusPresentable: Presentable {}

final class CrocusInteractor: PresentableInteractor<CrocusPresentable> {
    // use: prices-member Crocus

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) }).whileActive(self)
    }
}

// === the extension is in another file and ends in the interactor
// use: ribs-rx, price-stream

extension ObservableType {
    func subscribeNext(for interactor: Interactor, _ handler: @escaping (Element) -> Void) {
        subscribe(onNext: handler).disposeOnDeactivate(interactor: interactor)
    }
}

protocol OrchidPresentable: Presentable {}

final class OrchidInteractor: PresentableInteractor<OrchidPresentable> {
    // use: prices-member Orchid

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribeNext(for: self) { print($0) }
    }
}

// === an operator of the project that takes until deactivation
// use: ribs-rx

extension ObservableType {
    func whileActive(_ scope: InteractorScope) -> Observable<Element> {
        take(until: scope.isActiveStream.filter { !$0 })
    }

    func whileLoaded(_ other: Observable<Bool>) -> Observable<Element> {
        take(until: other)
    }
}

final class TideInteractor: Interactor {
    private let levels: Observable<Int>

    init(levels: Observable<Int>) {
        self.levels = levels
        super.init()
    }

    func follow(_ other: Observable<Bool>) {
        levels.whileActive(self).subscribe(onNext: { print($0) })
        levels.whileLoaded(other).subscribe(onNext: { print($0) })
        //                        ^^^^^^^^^ undisposed_subscription: TideInteractor
    }
}
