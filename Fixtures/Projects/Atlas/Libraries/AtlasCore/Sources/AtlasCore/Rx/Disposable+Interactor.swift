import RIBs
import RxSwift

public extension Disposable {
    func untilInactive(_ interactor: Interactor) {
        disposeOnDeactivate(interactor: interactor)
    }
}

public extension ObservableType {
    func whileActive(_ scope: InteractorScope) -> Observable<Element> {
        take(until: scope.isActiveStream.filter { !$0 })
    }

    func mapToVoid() -> Observable<Void> {
        map { _ in () }
    }
}
