// === a service whose observer completes in its own code and in a completion
// use: ribs-rx

protocol Saves: AnyObject {
    func save(depth: Int) -> Observable<Void>
}

final class Store {
    func write(_ depth: Int, then completion: @escaping () -> Void) {}
}

final class SaveService: Saves {
    private let store: Store?

    func save(depth: Int) -> Observable<Void> {
        Observable.create { [store] observer in
            guard depth > 0 else {
                observer.onError(NSError(domain: "depth", code: 1))
                return Disposables.create()
            }
            store?.write(depth) {
                observer.onNext(())
                observer.on(.completed)
            }
            return Disposables.create()
        }
    }
}

final class AnchorInteractor: Interactor {
    private let saves: Saves
    private let bag = DisposeBag()
    //          ~~~ lives as long as the interactor

    init(saves: Saves) { self.saves = saves }

    override func didBecomeActive() {
        super.didBecomeActive()
        saves.save(depth: 1).subscribe(onNext: { self.done() }).disposed(by: bag)
        //                   ^^^^^^^^^ undisposed_subscription note: it ends by itself
        //                                     ~~~~~~~~~~~~~~~ captures 'self' strongly
    }

    private func done() {}
}

// === a service whose observer completes on one path only
// use: ribs-rx

protocol Saves: AnyObject {
    func save(depth: Int) -> Observable<Void>
}

final class Store {
    func write(_ depth: Int, then completion: @escaping () -> Void) {}
}

final class SaveService: Saves {
    private let store: Store?

    func save(depth: Int) -> Observable<Void> {
        Observable.create { [store] observer in
            guard depth > 0 else {
                observer.onCompleted()
                return Disposables.create()
            }
            store?.write(depth) { observer.onNext(()) }
            return Disposables.create()
        }
    }
}

final class AnchorInteractor: Interactor {
    private let saves: Saves
    private let bag = DisposeBag()
    //          ~~~ lives as long as the interactor

    init(saves: Saves) { self.saves = saves }

    override func didBecomeActive() {
        super.didBecomeActive()
        saves.save(depth: 1).subscribe(onNext: { self.done() }).disposed(by: bag)
        //                   ^^^^^^^^^ undisposed_subscription error: a possible retain cycle
        //                                     ~~~~~~~~~~~~~~~ captures 'self' strongly
    }

    private func done() {}
}

// === a service that forwards a stream, or completes when it is disposed of or upon a notification
// use: ribs-rx

protocol Follows: AnyObject {
    func forwarded() -> Observable<Int>
    func ended() -> Observable<Int>
    func notified() -> Observable<Int>
}

final class FollowService: Follows {
    private let depths = PublishSubject<Int>()

    func forwarded() -> Observable<Int> {
        Observable.create { [depths] observer in
            depths.subscribe(onNext: { observer.onNext($0) }, onCompleted: { observer.onCompleted() })
        }
    }

    func ended() -> Observable<Int> {
        Observable.create { observer in
            Disposables.create { observer.onCompleted() }
        }
    }

    func notified() -> Observable<Int> {
        Observable.create { observer in
            NotificationCenter.default.addObserver(forName: .init("depth"), object: nil, queue: nil) { _ in
                observer.onCompleted()
            }
            return Disposables.create()
        }
    }
}

final class AnchorInteractor: Interactor {
    private let follows: Follows
    private let bag = DisposeBag()
    //          ~~~ lives as long as the interactor
    //          ~~~ lives as long as the interactor
    //          ~~~ lives as long as the interactor

    init(follows: Follows) { self.follows = follows }

    override func didBecomeActive() {
        super.didBecomeActive()
        follows.forwarded().subscribe(onNext: { _ in self.done() }).disposed(by: bag)
        //                  ^^^^^^^^^ undisposed_subscription error: a possible retain cycle
        //                                    ~~~~~~~~~~~~~~~~~~~~ captures 'self' strongly
        follows.ended().subscribe(onNext: { _ in self.done() }).disposed(by: bag)
        //              ^^^^^^^^^ undisposed_subscription error: a possible retain cycle
        //                                ~~~~~~~~~~~~~~~~~~~~ captures 'self' strongly
        follows.notified().subscribe(onNext: { _ in self.done() }).disposed(by: bag)
        //                 ^^^^^^^^^ undisposed_subscription error: a possible retain cycle
        //                                   ~~~~~~~~~~~~~~~~~~~~ captures 'self' strongly
    }

    private func done() {}
}
