// === weak capture: flatMap(weak: self)
// clean: ..., the bag renewed
// use: ribs-rx, price-stream

extension ObservableType {
    func flatMap<Owner: AnyObject, Result>(
        weak owner: Owner,
        _ selector: @escaping (Owner, Element) -> Observable<Result>
    ) -> Observable<Result> {
        flatMap { [weak owner] element -> Observable<Result> in
            guard let owner = owner else { return .empty() }
            return selector(owner, element)
        }
    }
}

protocol PlutoPresentable: Presentable {
    func shown(_ price: Double) -> Observable<Bool>
}

final class PlutoInteractor: PresentableInteractor<PlutoPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: PlutoInteractor

    // use: prices-init Pluto

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .flatMap(weak: self) { owner, price in owner.presenter.shown(price) }
            .subscribe(onNext: { print($0) })
        //   ~~~~~~~~~
            .disposed(by: bag)
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }
}

// === weak capture: Binder(self)
// clean: ..., the bag renewed
// use: ribs-rx-cocoa, price-stream, presentable-show Ceres

final class CeresInteractor: PresentableInteractor<CeresPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: CeresInteractor

    // use: prices-init Ceres

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.bind(to: Binder(self) { owner, price in owner.presenter.show("\(price)") })
        //           ~~~~
            .disposed(by: bag)
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }
}

// === weak capture: a nested closure under a weak self
// clean: ..., the bag renewed

import Foundation
import RIBs
import RxSwift

// use: price-stream, presentable-show Vesta

final class VestaInteractor: PresentableInteractor<VestaPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: VestaInteractor

    // use: prices-init Vesta

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in
        //   ~~~~~~~~~
                DispatchQueue.main.async {
                    self?.presenter.show("\(price)")
                }
            })
            .disposed(by: bag)
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }
}

// === weak capture: guard let self under a weak self
// clean: ..., the bag renewed
// use: ribs-rx, price-stream, presentable-show Juno

final class JunoInteractor: PresentableInteractor<JunoPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: JunoInteractor

    // use: prices-init Juno

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .subscribe(onNext: { [weak self] price in
        //   ~~~~~~~~~
                guard let self = self else { return }
                self.presenter.show("\(price)")
            })
            .disposed(by: bag)
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }
}

// === weak capture: create(weak: self)
// clean: ..., the bag renewed
// use: ribs-rx, price-stream

extension Observable {
    static func create<Owner: AnyObject>(
        weak owner: Owner,
        _ body: @escaping (Owner, AnyObserver<Element>) -> Disposable
    ) -> Observable<Element> {
        create { [weak owner] observer in
            guard let owner = owner else { return Disposables.create() }
            return body(owner, observer)
        }
    }
}

protocol PallasPresentable: Presentable {}

final class PallasInteractor: PresentableInteractor<PallasPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: PallasInteractor

    // use: prices-init Pallas

    override func didBecomeActive() {
        super.didBecomeActive()
        Observable<Double>
            .create(weak: self) { owner, observer in owner.prices.price.subscribe(observer) }
            .subscribe(onNext: { print($0) })
        //   ~~~~~~~~~
            .disposed(by: bag)
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }
}

// === weak capture: a custom with(self)
// clean: ..., the bag renewed
// use: ribs-rx, price-stream

extension ObservableType {
    func with<Owner: AnyObject>(_ owner: Owner) -> Observable<(Owner, Element)> {
        withUnretained(owner)
    }
}

// use: presentable-show Hygiea

final class HygieaInteractor: PresentableInteractor<HygieaPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: HygieaInteractor

    // use: prices-init Hygiea

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price
            .with(self)
            .subscribe(onNext: { owner, price in owner.presenter.show("\(price)") })
        //   ~~~~~~~~~
            .disposed(by: bag)
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }
}

// === weak capture: any weak: self argument
// clean: ..., the bag renewed
// use: ribs-rx-cocoa, price-stream

extension ObservableType {
    func bindAndCatch<Owner: AnyObject>(weak owner: Owner, onNext: @escaping (Owner, Element) -> Void) -> Disposable {
        bind(onNext: { [weak owner] element in
            guard let owner = owner else { return }
            onNext(owner, element)
        })
    }
}

// use: presentable-show Eris

final class ErisInteractor: PresentableInteractor<ErisPresentable> {
    private let prices: PriceStream
    private var bag = DisposeBag()
    //          ^^^ unreset_dispose_bag: ErisInteractor

    // use: prices-init Eris

    override func didBecomeActive() {
        super.didBecomeActive()
        prices.price.bindAndCatch(weak: self) { owner, price in owner.presenter.show("\(price)") }
        //           ~~~~~~~~~~~~
            .disposed(by: bag)
    }
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     bag = DisposeBag()
//+ }
}

// === closures that run at once behind a guard let self are no capture of the chain
// use: ribs-combine, combine-price-stream

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    private var tokens = Set<AnyCancellable>()
    //          ^^^^^^ unreset_dispose_bag
    func go() {
        prices.price.sink { [weak self] _ in
        //           ~~~~
            guard let self else { return }
            [1, 2].forEach { self.say($0) }
            DispatchQueue.main.async { self.say(1) }
        }.store(in: &tokens)
    }
    func say(_ number: Int) {}
}

// === withUnretained, and its owner is the interactor
// use: ribs-rx, price-stream-load

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    private let bag = DisposeBag()
    //          ^^^ unreset_dispose_bag
    func go() {
        prices.price.withUnretained(self).subscribe(onNext: { owner, _ in
        //                                ~~~~~~~~~
            owner.prices.price.subscribe(onNext: { print($0) }).disposed(by: owner.bag)
            //                 ~~~~~~~~~
        }).disposed(by: bag)
    }
}
