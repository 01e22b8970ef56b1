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
// === functions of the project with the name of a library's, and labels or types of their own
import Combine
import ModernRIBs

var keptKey: UInt8 = 0

protocol Keepable: Cancellable {}

protocol HasCancellables: AnyObject { var cancellables: Set<AnyCancellable> { get set } }

extension AnyCancellable: Keepable {
    func store(withLifetimeOf object: AnyObject, file: StaticString = #file) {
        objc_setAssociatedObject(object, file.description, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    func store(at object: AnyObject) { objc_setAssociatedObject(object, &keptKey, self, .OBJC_ASSOCIATION_ASSIGN) }

    func store(in owner: HasCancellables) { owner.cancellables.insert(self) }
}

extension Keepable {
    func kept(by object: AnyObject) { objc_setAssociatedObject(object, &keptKey, self, .OBJC_ASSOCIATION_RETAIN) }
}

final class ItemInteractor: Interactor, HasCancellables {
    var cancellables = Set<AnyCancellable>()

    func load(_ items: AnyPublisher<Int, Never>, _ view: AnyObject) {
        items.sink { _ in }.store(withLifetimeOf: self)
        //    ^^^^ goes: stored in store
        items.sink { _ in }.store(withLifetimeOf: view)
        //    ^^^^ goes: unknown
        items.sink { _ in }.store(at: self)
        //    ^^^^ goes: dropped
        items.sink { _ in }.kept(by: self)
        //    ^^^^ goes: stored in kept
        items.sink { _ in }.store(in: self)
        //    ^^^^ goes: stored in cancellables
        items.sink { _ in }.store(in: &cancellables)
        //    ^^^^ goes: stored in cancellables
    }
}
// === values that end others
import Combine
import ModernRIBs

final class ItemInteractor: Interactor {
    private var cancellables = Set<AnyCancellable>()
    private let queue = DispatchQueue.main

    func load(_ items: AnyPublisher<Int, Never>) {
        let first = items.sink { _ in }
        //                ^^^^ goes: stored in cancellables
        AnyCancellable { first.cancel() }.store(in: &cancellables)
        let second = items.sink { _ in }
        //                 ^^^^ goes: stored in cancellables
        cancellables.insert(AnyCancellable(second.cancel))
        let third = items.sink { _ in }
        //                ^^^^ goes: consumed
        AnyCancellable { third.cancel() }.cancelOnDeactivate(interactor: self)
        let fourth = items.sink { _ in }
        //                 ^^^^ goes: consumed
        queue.async { fourth.cancel() }
        AnyCancellable {
            let fifth = items.sink { _ in }
            //                ^^^^ goes: consumed
            fifth.cancel()
        }.store(in: &cancellables)
    }
}
