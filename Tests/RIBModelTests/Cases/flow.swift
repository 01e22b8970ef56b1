// === stored, dropped, consumed and returned
import RIBs
import RxSwift

final class ItemInteractor: Interactor {
    private var item: Disposable?
    private let bag = DisposeBag()

    func load(_ items: Observable<Int>) {
        items.subscribe()
        //    ^^^^^^^^^ goes: dropped
        _ = items.subscribe()
        //        ^^^^^^^^^ goes: dropped
        item = items.subscribe()
        //           ^^^^^^^^^ goes: stored in item
        items.subscribe().disposed(by: bag)
        //    ^^^^^^^^^ goes: stored in bag
        items.subscribe().disposed(by: DisposeBag())
        //    ^^^^^^^^^ goes: dead local
        items.subscribe().disposeOnDeactivate(interactor: self)
        //    ^^^^^^^^^ goes: consumed
    }

    func start(_ items: Observable<Int>) -> Disposable {
        return items.subscribe()
        //           ^^^^^^^^^ goes: returned by start(_:)
    }

    var started: Disposable { Observable.just(1).subscribe() }
    //                                           ^^^^^^^^^ goes: returned by started
}
// === locals, bindings, casts and branches
import RIBs
import RxSwift

final class ItemInteractor: Interactor {
    private var item: Disposable?

    func load(_ items: Observable<Int>, _ isFirst: Bool) {
        let one = items.subscribe()
        //              ^^^^^^^^^ goes: stored in item
        item = one
        let unused = items.subscribe()
        //                 ^^^^^^^^^ goes: dropped
        let disposed = items.subscribe()
        //                   ^^^^^^^^^ goes: consumed
        if isFirst { disposed.dispose() }
        let local = DisposeBag()
        items.subscribe().disposed(by: local)
        //    ^^^^^^^^^ goes: dead local
        item = isFirst ? items.subscribe() : nil
        //                     ^^^^^^^^^ goes: stored in item
        item = if isFirst { items.subscribe() } else { nil }
        //                        ^^^^^^^^^ goes: stored in item
        item = items.subscribe() as? Disposable
        //           ^^^^^^^^^ goes: stored in item
    }
}
// === functions that a value, or its container, is passed to
import RIBs
import RxSwift

final class ItemInteractor: Interactor {
    private var item: Disposable?
    private let bag = DisposeBag()

    private func keep(_ disposable: Disposable) { item = disposable }
    private func end(_ disposable: Disposable) { disposable.dispose() }
    private func forget(_ disposable: Disposable) {}

    private func load(_ items: Observable<Int>, into container: DisposeBag) {
        items.subscribe().disposed(by: container)
        //    ^^^^^^^^^ goes: stored in parameter 1 of load(_:into:)
        keep(items.subscribe())
        //         ^^^^^^^^^ goes: stored in item
        end(items.subscribe())
        //        ^^^^^^^^^ goes: consumed
        forget(items.subscribe())
        //           ^^^^^^^^^ goes: dropped
        print(items.subscribe())
        //          ^^^^^^^^^ goes: unknown
        bag.insert(items.subscribe())
        //               ^^^^^^^^^ goes: stored in bag
    }
}
// === closures
import RIBs
import RxSwift

final class ItemInteractor: Interactor {
    private let bag = DisposeBag()

    func load(_ items: Observable<Int>) {
        [items, items].map { $0.subscribe() }.forEach { $0.disposed(by: bag) }
        //                      ^^^^^^^^^ goes: stored in bag
        [items].forEach { $0.subscribe() }
        //                   ^^^^^^^^^ goes: dropped
        _ = Observable<Int>.create { _ in items.subscribe() }
        //                                      ^^^^^^^^^ goes: consumed
        let start = { items.subscribe() }
        //                  ^^^^^^^^^ goes: unknown
        print(start)
    }
}
// === parts of objects and values in properties
import RIBs
import RxSwift

final class Screen {
    var item: Disposable?
    weak var last: AnyObject?
    var title = ""
}
struct State {
    var item: Disposable?
    var (count, title) = (0, "")
}

final class ItemInteractor: Interactor {
    private let screen = Screen()
    private weak var shared: Screen?
    private var state = State()

    func load(_ items: Observable<Int>) {
        screen.item = items.subscribe()
        //                  ^^^^^^^^^ goes: stored in a part of screen
        self.state.item = items.subscribe()
        //                      ^^^^^^^^^ goes: stored in a part of state
        shared?.item = items.subscribe()
        //                   ^^^^^^^^^ goes: unknown
        screen.last = items.subscribe()
        //                  ^^^^^^^^^ goes: unknown
    }
}
