// === a dropped subscription to a subject of the interactor
// clean: a dropped subscription to a subject of the interactor, bound
// use: ribs-rx

final class AnchorInteractor: Interactor {
    private let depth = PublishSubject<Int>()

    override func didBecomeActive() {
        super.didBecomeActive()
//-     _ = depth.subscribe(onNext: { [weak self] _ in self?.done() })
        //        ^^^^^^^^^ undisposed_subscription note: no consequence was found: its source ends with the RIB.
//+     depth.subscribe(onNext: { [weak self] _ in self?.done() }).disposeOnDeactivate(interactor: self)
    }

    private func done() {}
}

// === a dropped subscription to a dependency
// use: ribs-rx, price-stream

final class AnchorInteractor: Interactor {
    // use: viewless-prices-member

    override func didBecomeActive() {
        super.didBecomeActive()
        _ = prices.price.subscribe(onNext: { [weak self] _ in self?.done() })
        //               ^^^^^^^^^ undisposed_subscription error: so it may receive events of 'price' after deactivation.
    }

    private func done() {}
}

// === a retain cycle for good, and one whose source may end
// use: ribs-rx, price-stream

final class AnchorInteractor: Interactor {
    private let depth = PublishSubject<Int>()
    private let bag = DisposeBag()
    //          ~~~ lives as long as the interactor
    //          ~~~ lives as long as the interactor
    // use: viewless-prices-member

    override func didBecomeActive() {
        super.didBecomeActive()
        depth.subscribe(onNext: { _ in self.done() }).disposed(by: bag)
        //    ^^^^^^^^^ undisposed_subscription error: not cleared on deactivation: a retain cycle.
        //                      ~~~~~~~~~~~~~~~~~~~~ captures 'self' strongly
        prices.price.subscribe(onNext: { _ in self.done() }).disposed(by: bag)
        //           ^^^^^^^^^ undisposed_subscription error: not cleared on deactivation: a possible retain cycle.
        //                             ~~~~~~~~~~~~~~~~~~~~ captures 'self' strongly
    }

    private func done() {}
}

// === a root that is never detached
// use: ribs-rx-uikit, price-stream

final class RootComponent: Component<EmptyDependency> {}

final class RootViewController: UIViewController, ViewControllable {}

final class RootRouter: LaunchRouter<RootInteractor, ViewControllable> {}

final class RootBuilder: Builder<EmptyDependency> {
    func build(prices: PriceStream) -> LaunchRouting {
        _ = RootComponent(dependency: dependency)
        return RootRouter(interactor: RootInteractor(prices: prices), viewController: RootViewController())
    }
}

final class RootInteractor: Interactor {
    // use: viewless-prices-member

    override func didBecomeActive() {
        super.didBecomeActive()
        _ = prices.price.subscribe(onNext: { [weak self] _ in self?.done() })
        //               ^^^^^^^^^ undisposed_subscription note: no consequence was found: the RIB is never detached.
    }

    private func done() {}
}
