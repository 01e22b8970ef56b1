// === names from RxSwift in ModernRIBs
// clean: ..., current

import Combine
import ModernRIBs

final class QuoteInteractor: Interactor {
    func observe(_ prices: AnyPublisher<Double, Never>) {
        prices
            .sink { print($0) }
//-         .disposeOnDeactivate(interactor: self)
        //   ^^^^^^^^^^^^^^^^^^^ deprecated_bind_api: 'disposeOnDeactivate' is the deprecated name of 'cancelOnDeactivate'
//+         .cancelOnDeactivate(interactor: self)
    }

    func keep(_ subscription: AnyCancellable) {
//-     subscription.disposeOnDeactivate(interactor: self)
        //           ^^^^^^^^^^^^^^^^^^^ deprecated_bind_api: 'cancelOnDeactivate'
//+     subscription.cancelOnDeactivate(interactor: self)
    }
}

final class QuoteWorker: Worker {
    func observe(_ prices: AnyPublisher<Double, Never>) {
//-     prices.sink { print($0) }.disposeOnStop(self)
        //                        ^^^^^^^^^^^^^ deprecated_bind_api: 'disposeOnStop' is the deprecated name of 'cancelOnStop'
//+     prices.sink { print($0) }.cancelOnStop(self)
    }
}

final class QuoteWorkflow: Workflow<QuoteActionableItem> {
    func observe(_ prices: AnyPublisher<Double, Never>) {
//-     prices.sink { print($0) }.disposeWith(worflow: self)
        //                        ^^^^^^^^^^^ deprecated_bind_api: 'disposeWith' is the deprecated name of 'cancelWith'
//+     prices.sink { print($0) }.cancelWith(workflow: self)
    }
}

protocol QuoteActionableItem: AnyObject {}

// === a misspelled label
// clean: the right label

import RIBs
import RxSwift

protocol QuoteActionableItem: AnyObject {}

final class QuoteWorkflow: Workflow<QuoteActionableItem> {
    func observe(_ prices: Observable<Double>) {
//-     prices.subscribe(onNext: { print($0) }).disposeWith(worflow: self)
        //                                                  ^^^^^^^ deprecated_bind_api: has the label 'worflow'
//+     prices.subscribe(onNext: { print($0) }).disposeWith(workflow: self)
    }
}
