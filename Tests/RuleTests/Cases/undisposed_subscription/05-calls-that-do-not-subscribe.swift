// === subscribe(on:) is a scheduler
// use: ribs-rx, price-stream

protocol ReedPresentable: Presentable {
    func show(_ values: Observable<Double>)
}

final class ReedInteractor: PresentableInteractor<ReedPresentable> {
    // use: prices-member Reed

    override func didBecomeActive() {
        super.didBecomeActive()
        let priced = prices.price.subscribe(on: MainScheduler.instance).map { $0 * 2 }
        presenter.show(priced)
    }
}

// === subscribeOn is a scheduler
// use: ribs-rx, price-stream

protocol RushPresentable: Presentable {
    func show(_ values: Observable<Double>)
}

final class RushInteractor: PresentableInteractor<RushPresentable> {
    // use: prices-member Rush

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.show(prices.price.subscribeOn(MainScheduler.instance))
    }
}

// === Combine: subscribe(on:) is a scheduler

import Combine
import Foundation
import ModernRIBs

// use: price-publishing

protocol SagePresentable: Presentable {
    func show(_ values: AnyPublisher<Double, Never>)
}

final class SageInteractor: PresentableInteractor<SagePresentable> {
    // use: price-publishing-member Sage

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.show(prices.price.subscribe(on: DispatchQueue.main).eraseToAnyPublisher())
    }
}

// === a bind of the presenter
// use: ribs-rx, price-stream

protocol MintPresentable: Presentable {
    func bind(viewModel: String)
    func bind()
}

final class MintInteractor: PresentableInteractor<MintPresentable> {
    // use: prices-member Mint

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.bind(viewModel: "EUR")
        presenter.bind()
    }
}

// === a bind of the presenter that takes a closure
// use: ribs-rx, price-stream

protocol BasilPresentable: Presentable {
    func bind(_ onClose: @escaping () -> Void)
}

final class BasilInteractor: PresentableInteractor<BasilPresentable> {
    // use: prices-member Basil

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.bind { print("closed") }
    }
}

// === an own bind function
// use: ribs-rx, price-stream, presentable-show Thyme

final class ThymeInteractor: PresentableInteractor<ThymePresentable> {
    // use: prices-member Thyme

    override func didBecomeActive() {
        super.didBecomeActive()
        bind()
        self.bind(currency: "EUR")
    }

    private func bind() {
        prices.price.subscribe(onNext: { print($0) }).disposeOnDeactivate(interactor: self)
    }

    private func bind(currency: String) {
        presenter.show(currency)
    }
}

// === bind resolves to a function of the project that returns nothing
// use: ribs-rx, price-stream

extension ObservableType {
    func bind(onNext: @escaping (Element) -> Void, for interactor: Interactor) {
        subscribe(onNext: onNext).disposeOnDeactivate(interactor: interactor)
    }
}

protocol CuminPresentable: Presentable {}

final class CuminInteractor: PresentableInteractor<CuminPresentable> {
    // use: prices-member Cumin

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.bind(onNext: { print($0) }, for: self)
    }
}

// === assign to a published property manages itself
// use: ribs-combine, price-publishing, presentable Clove

final class CloveInteractor: PresentableInteractor<ClovePresentable> {
    // use: price-publishing-member Clove

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.assign(to: &$last)
    }

    @Published private var last = 0.0
}

// === a workflow is subscribed by another rule
// use: ribs-rx

protocol RootActionableItem: AnyObject {
    func waitForLogin() -> Observable<(RootActionableItem, ())>
}

final class OpenWorkflow: Workflow<RootActionableItem> {}

final class RootInteractor: Interactor, RootActionableItem {
    func waitForLogin() -> Observable<(RootActionableItem, ())> {
        .just((self, ()))
    }

    func open() {
        let workflow = OpenWorkflow()
        workflow.subscribe(self)
    //           ^^^^^^^^^ workflow_result_discarded
    }
}

// === observers of NotificationCenter and KVO are other rules

import Foundation
import RIBs
import RxSwift

// use: price-stream, presentable Anise

final class AniseInteractor: PresentableInteractor<AnisePresentable> {
    // use: prices-member Anise

    override func didBecomeActive() {
        super.didBecomeActive()
        NotificationCenter.default.addObserver(self, selector: #selector(refresh), name: nil, object: nil)
        //                         ^^^^^^^^^^^ notification_observer_not_removed: AniseInteractor
    }

    @objc private func refresh() {}
}

// === a function of the project that returns an observable
// use: ribs-rx, price-stream

protocol ChivePresentable: Presentable {
    func connect(action: Observable<String>) -> Observable<Void>
}

final class ChiveInteractor: PresentableInteractor<ChivePresentable> {
    // use: prices-member Chive

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.connect(action: prices.price.map { "\($0)" })
    }
}

// === a function named subscribe on no observable
// use: ribs-rx, price-stream

final class Newsletter {
    func subscribe() {}
    func subscribe(email: String) {}
}

protocol DillPresentable: Presentable {}

final class DillInteractor: PresentableInteractor<DillPresentable> {
    private let newsletter: Newsletter

    init(presenter: DillPresentable, newsletter: Newsletter) {
        self.newsletter = newsletter
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        newsletter.subscribe()
        newsletter.subscribe(email: "a@b.c")
    }
}

// === commented code and strings
// use: ribs-rx, price-stream, presentable-show Kale

final class KaleInteractor: PresentableInteractor<KalePresentable> {
    // use: prices-member Kale

    override func didBecomeActive() {
        super.didBecomeActive()
        // prices.price.subscribe(onNext: { print($0) })
        /* prices.price.bind(to: relay) */
        presenter.show("prices.price.subscribe(onNext: { })")
    }
}
