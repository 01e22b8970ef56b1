import RIBs
import RxSwift

public extension ObservableType {

    /// Delivers on the main scheduler for as long as the interactor is active.
    func observe(while interactor: Interactor, onNext: @escaping (Element) -> Void) {
        observe(on: MainScheduler.instance)
            .subscribe(onNext: onNext)
            .disposeOnDeactivate(interactor: interactor)
    }

    func unwrap<Wrapped>() -> Observable<Wrapped> where Element == Wrapped? {
        compactMap { $0 }
    }
}
