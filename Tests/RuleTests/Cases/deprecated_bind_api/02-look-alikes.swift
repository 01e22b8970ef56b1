// === RIBs over RxSwift, and a file that uses both
// --- Sources/Quote.swift
import RIBs
import RxSwift

final class QuoteInteractor: Interactor {
    func observe(_ prices: Observable<Double>) {
        prices.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
    }
}
// --- Sources/Price.swift
import ModernRIBs
import RxSwift

final class PriceInteractor: Interactor {
    func observe(_ prices: Observable<Double>) {
        prices.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
    }
}

// === a method of the project

import Combine
import ModernRIBs

extension AnyCancellable {
    func disposeOnStop(_ owner: Worker) { cancelOnStop(owner) }
}

final class QuoteWorker: Worker {
    func observe(_ prices: AnyPublisher<Double, Never>) {
        prices.sink { print($0) }.disposeOnStop(self)
    }
}

// === what is bound is not known

import ModernRIBs

final class QuoteInteractor: Interactor {
    private let model = QuoteModel()

    func observe() {
        model.start().disposeOnDeactivate(interactor: self)
    }
}
