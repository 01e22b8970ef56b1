// === a bag that nothing empties
// clean: a bag reassigned in willResignActive
// use: ribs-rx, price-stream, presentable-show Anchor

final class AnchorInteractor: PresentableInteractor<AnchorPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: AnchorInteractor

    // use: prices-init Anchor

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in self?.presenter.show("\(price)") })
        //   ~~~~~~~~~
            .disposed(by: bag)
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }
}

// === a constant bag
// clean: ... in place of which the chain ends at deactivation
// use: ribs-rx, price-stream, presentable-show Mast

final class MastInteractor: PresentableInteractor<MastPresentable> {
    private let prices: PriceStream
//- private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: bag

    // use: prices-init Mast

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in self?.presenter.show("\(price)") })
        //   ~~~~~~~~~
//-         .disposed(by: bag)
//+         .disposeOnDeactivate(interactor: self)
    }
}

// === a set of cancellables that nothing empties
// clean: a set of cancellables: removeAll
// use: ribs-combine, price-publishing, presentable-show Sail

final class SailInteractor: PresentableInteractor<SailPresentable> {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()
    //          ^^^^^^^^^^^^ unreset_dispose_bag: SailInteractor

    // use: price-publishing-init Sail

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .sink(receiveValue: { [weak self] price in self?.presenter.show("\(price)") })
        //   ~~~~
            .store(in: &cancellables)
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     cancellables.removeAll()
//+ }
}

// === emptied: an empty literal
// use: ribs-combine, price-publishing, presentable-show Keel

final class KeelInteractor: PresentableInteractor<KeelPresentable> {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()

    // use: price-publishing-init Keel

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .sink(receiveValue: { [weak self] price in self?.presenter.show("\(price)") })
            .store(in: &cancellables)
    }

    override func willResignActive() {
        super.willResignActive()
        cancellables = []
    }
}

// === emptied: a new set
// use: ribs-combine, price-publishing, presentable-show Rudder

final class RudderInteractor: PresentableInteractor<RudderPresentable> {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()

    // use: price-publishing-init Rudder

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .sink(receiveValue: { [weak self] price in self?.presenter.show("\(price)") })
            .store(in: &cancellables)
    }

    override func willResignActive() {
        super.willResignActive()
        cancellables = Set<AnyCancellable>()
    }
}

// === emptied: removeAll keeping capacity
// use: ribs-combine, price-publishing, presentable-show Hull

final class HullInteractor: PresentableInteractor<HullPresentable> {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()

    // use: price-publishing-init Hull

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .sink(receiveValue: { [weak self] price in self?.presenter.show("\(price)") })
            .store(in: &cancellables)
    }

    override func willResignActive() {
        super.willResignActive()
        self.cancellables.removeAll(keepingCapacity: true)
    }
}

// === emptied: forEach cancels
// use: ribs-combine, price-publishing, presentable-show Deck

final class DeckInteractor: PresentableInteractor<DeckPresentable> {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()

    // use: price-publishing-init Deck

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .sink(receiveValue: { [weak self] price in self?.presenter.show("\(price)") })
            .store(in: &cancellables)
    }

    override func willResignActive() {
        super.willResignActive()
        cancellables.forEach { $0.cancel() }
    }
}

// === emptied: a loop cancels
// use: ribs-combine, price-publishing, presentable-show Cabin

final class CabinInteractor: PresentableInteractor<CabinPresentable> {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()

    // use: price-publishing-init Cabin

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .sink(receiveValue: { [weak self] price in self?.presenter.show("\(price)") })
            .store(in: &cancellables)
    }

    override func willResignActive() {
        super.willResignActive()
        for cancellable in cancellables {
            cancellable.cancel()
        }
    }
}

// === emptied: forEach of a method reference
// use: ribs-combine, price-publishing, presentable-show Galley

final class GalleyInteractor: PresentableInteractor<GalleyPresentable> {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()

    // use: price-publishing-init Galley

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .sink(receiveValue: { [weak self] price in self?.presenter.show("\(price)") })
            .store(in: &cancellables)
    }

    override func willResignActive() {
        super.willResignActive()
        cancellables.forEach(AnyCancellable.cancel)
    }
}

// === emptied: a new set by .init()
// use: ribs-combine, price-publishing, presentable-show Brig

final class BrigInteractor: PresentableInteractor<BrigPresentable> {
    private let prices: PricePublishing
    private var cancellables = Set<AnyCancellable>()

    // use: price-publishing-init Brig

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .sink(receiveValue: { [weak self] price in self?.presenter.show("\(price)") })
            .store(in: &cancellables)
    }

    override func willResignActive() {
        super.willResignActive()
        cancellables = .init()
    }
}
