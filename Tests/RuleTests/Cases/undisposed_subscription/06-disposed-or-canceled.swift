// === disposeOnDeactivate with another interactor, in a helper that receives it
// use: ribs-rx, price-stream, presentable Lily

final class LilyInteractor: PresentableInteractor<LilyPresentable> {
    // use: prices-member Lily

    override func didBecomeActive() {
        super.didBecomeActive()
        observe(for: self)
    }

    private func observe(for interactor: Interactor) {
        prices.price
            .subscribe(onNext: { print($0) })
            .disposeOnDeactivate(interactor: interactor)
    }
}

// === disposed on deactivate with strong self is legal by design
// use: ribs-rx, price-stream, presentable-show Rose

protocol RoseListener: AnyObject {
    func didSee(_ price: Double)
}

final class RoseInteractor: PresentableInteractor<RosePresentable> {
    weak var listener: RoseListener?
    private let prices: PriceStream

    // use: prices-init Rose

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { price in
                self.presenter.show("\(price)")
                self.listener?.didSee(price)
            })
            .disposeOnDeactivate(interactor: self)
    }
}

// === the deprecated alias of ModernRIBs
// use: ribs-combine, price-publishing, presentable Iris

final class IrisInteractor: PresentableInteractor<IrisPresentable> {
    // use: price-publishing-member Iris

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.sink { print($0) }.disposeOnDeactivate(interactor: self)
    //                                  ^^^^^^^^^^^^^^^^^^^ deprecated_bind_api
    }
}

// === dispose() at once
// clean: ... ends it
// use: ribs-rx, price-stream, presentable Tulip

final class TulipInteractor: PresentableInteractor<TulipPresentable> {
    // use: prices-member Tulip

    override func didBecomeActive() {
        super.didBecomeActive()
//-     prices.price.subscribe(onNext: { print($0) })
        //           ^^^^^^^^^ undisposed_subscription
//+     prices.price.subscribe(onNext: { print($0) }).dispose()
    }
}

// === cancel() at once ends it
// use: ribs-combine, price-publishing, presentable Daisy

final class DaisyInteractor: PresentableInteractor<DaisyPresentable> {
    // use: price-publishing-member Daisy

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.sink { print($0) }.cancel()
    }
}

// === disposeOnStop of a worker
// use: ribs-rx, price-stream

final class PriceWorker: Worker {}

protocol LotusPresentable: Presentable {}

final class LotusInteractor: PresentableInteractor<LotusPresentable> {
    private let prices: PriceStream
    private let worker: PriceWorker

    init(presenter: LotusPresentable, prices: PriceStream, worker: PriceWorker) {
        self.prices = prices
        self.worker = worker
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) })
            .disposeOnStop(worker)
    }
}

// === cancelOnStop of a worker
// use: ribs-combine, price-publishing

final class PriceWorker: Worker {}

protocol AsterPresentable: Presentable {}

final class AsterInteractor: PresentableInteractor<AsterPresentable> {
    private let prices: PricePublishing
    private let worker: PriceWorker

    init(presenter: AsterPresentable, prices: PricePublishing, worker: PriceWorker) {
        self.prices = prices
        self.worker = worker
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.sink { print($0) }.cancelOnStop(worker)
    }
}

// === disposeWith(workflow:)
// use: ribs-rx, price-stream

final class PriceWorkflow: Workflow<Interactor> {}

protocol PeonyPresentable: Presentable {}

final class PeonyInteractor: PresentableInteractor<PeonyPresentable> {
    private let prices: PriceStream
    private let workflow: PriceWorkflow

    init(presenter: PeonyPresentable, prices: PriceStream, workflow: PriceWorkflow) {
        self.prices = prices
        self.workflow = workflow
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.subscribe(onNext: { print($0) })
            .disposeWith(workflow: workflow)
    }
}

// === cancelWith(workflow:)
// use: ribs-combine, price-publishing

final class PriceWorkflow: Workflow<Interactor> {}

protocol ViolaPresentable: Presentable {}

final class ViolaInteractor: PresentableInteractor<ViolaPresentable> {
    private let prices: PricePublishing
    private let workflow: PriceWorkflow

    init(presenter: ViolaPresentable, prices: PricePublishing, workflow: PriceWorkflow) {
        self.prices = prices
        self.workflow = workflow
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.sink { print($0) }.cancelWith(workflow: workflow)
    }
}
