import RIBsKit
import RxCocoa

public extension ObservableType {
    /// Subscribes for as long as the interactor is active.
    @discardableResult
    func bindWhileActive(_ interactor: Interactor, onNext: @escaping (Element) -> Void) -> Disposable {
        observe(on: MainScheduler.instance)
            .subscribe(onNext: onNext)
            .disposeOnDeactivate(interactor: interactor)
    }

    func unwrap<Wrapped>() -> Observable<Wrapped> where Element == Wrapped? {
        compactMap { $0 }
    }
}

public extension Disposable {
    func untilInactive(_ interactor: Interactor) {
        disposeOnDeactivate(interactor: interactor)
    }
}

public extension PrimitiveSequence where Trait == SingleTrait {
    func trackLoading(_ relay: BehaviorRelay<Bool>) -> Single<Element> {
        self.do(
            onSubscribe: { relay.accept(true) },
            onDispose: { relay.accept(false) }
        )
    }
}
