// === interactors and workers, where other rules report it
// use: ribs-rx

final class QuoteInteractor: Interactor {
    func observe(_ prices: Observable<Double>) {
        prices.confineTo(self).subscribe(onNext: { print($0) })
        //                     ^^^^^^^^^ undisposed_subscription: QuoteInteractor
    }
}

final class QuoteWorker: Worker {
    func observe(_ prices: Observable<Double>, in scope: InteractorScope) {
        prices.confineTo(scope).subscribe(onNext: { print($0) })
        //                      ^^^^^^^^^ worker_subscription_not_bound: QuoteWorker
    }
}

// === a result that is returned, passed on or kept, and chains that end or do not subscribe
// use: ribs-rx

final class QuoteRouter: Router<Interactor> {
    private var subscription: Disposable?

    func observe(_ prices: Observable<Double>) -> Disposable {
        prices.confineTo(interactor).subscribe(onNext: { print($0) })
    }

    func keep(_ prices: Observable<Double>) {
        subscription = prices.confineTo(interactor).subscribe(onNext: { print($0) })
    }

    func first(_ prices: Observable<Double>) {
        _ = prices.confineTo(interactor).take(1).subscribe(onNext: { print($0) })
    }

    func confined(_ prices: Observable<Double>) -> Observable<Double> { prices.confineTo(interactor) }
}

// === a function of that name in a file that does not see RIBs
// use: ribs
// --- Feature.swift
import RIBs

final class QuoteRouter: Router<Interactor> {}
// --- Layout.swift
import RxSwift
import UIKit

final class QuoteView: UIView {
    func observe(_ frames: Observable<CGRect>) {
        _ = frames.confineTo(self).subscribe(onNext: { print($0) })
    }
}

// === extensions that only interactors receive
// use: ribs-rx

final class QuoteInteractor: Interactor, QuoteObserving {}

protocol QuoteObserving: Interactable {}

extension QuoteObserving {
    func observe(_ prices: Observable<Double>) {
        prices.confineTo(self).subscribe(onNext: { print($0) })
        //                     ^^^^^^^^^ undisposed_subscription
    }
}

extension Interactor {
    func watch(_ prices: Observable<Double>) {
        prices.confineTo(self).subscribe(onNext: { print($0) })
        //                     ^^^^^^^^^ undisposed_subscription
    }
}
