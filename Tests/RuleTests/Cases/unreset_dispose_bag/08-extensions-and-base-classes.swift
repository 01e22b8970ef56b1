// === a helper in an extension in another file

// --- Camp/CampInteractor.swift
// use: ribs-rx

protocol CampStream: AnyObject {
    var fires: Observable<Int> { get }
}

final class CampInteractor: Interactor {
    let stream: CampStream
    var bag = DisposeBag()

    init(stream: CampStream) {
        self.stream = stream
    }

    override func willResignActive() {
        super.willResignActive()
        stopObserving()
    }
}

// --- Camp/CampInteractor+Fires.swift
// use: ribs-rx

extension CampInteractor {
    func observeFires() {
        stream.fires.subscribe(onNext: { print($0) }).disposed(by: bag)
    }

    func stopObserving() {
        bag = DisposeBag()
    }
}

// === subscriptions in an extension in another file, nothing empties the bag

// --- Camp/CampInteractor.swift
// use: ribs-rx

protocol CampStream: AnyObject {
    var fires: Observable<Int> { get }
}

final class CampInteractor: Interactor {
    let stream: CampStream
    var bag = DisposeBag()
    //  ^^^ unreset_dispose_bag: CampInteractor

    init(stream: CampStream) {
        self.stream = stream
    }
}

// --- Camp/CampInteractor+Fires.swift
// use: ribs-rx

extension CampInteractor {
    func observeFires() {
        stream.fires.subscribe(onNext: { print($0) }).disposed(by: bag)
        //           ~~~~~~~~~
    }
}

// === a base class declares the bag and does not empty it
// clean: a base class declares the bag and empties it

// --- Modules/Base/BaseInteractor.swift
// use: ribs-rx

class BaseInteractor<PresenterType>: PresentableInteractor<PresenterType> {
    var disposeBag = DisposeBag()
//+
//+ override func willResignActive() {
//+     super.willResignActive()
//+     disposeBag = DisposeBag()
//+ }
}

// --- Modules/Lists/ListsInteractor.swift
// use: ribs-rx

protocol ListsPresentable: Presentable {}
protocol ListsStream: AnyObject {
    var lists: Observable<Int> { get }
}

final class ListsInteractor: BaseInteractor<ListsPresentable> {
    private let stream: ListsStream

    init(presenter: ListsPresentable, stream: ListsStream) {
        self.stream = stream
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        stream.lists.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
        //           ^^^^^^^^^ unreset_dispose_bag: ListsInteractor
        stream.lists.skip(1).subscribe(onNext: { print($0) }).disposed(by: disposeBag)
        //                   ~~~~~~~~~
    }
}

// === a base class declares the bag and the interactor empties it

// --- Modules/Base/BaseInteractor.swift
// use: ribs-rx

class BaseInteractor<PresenterType>: PresentableInteractor<PresenterType> {
    var disposeBag = DisposeBag()
}

// --- Modules/Lists/ListsInteractor.swift
// use: ribs-rx

protocol ListsPresentable: Presentable {}
protocol ListsStream: AnyObject {
    var lists: Observable<Int> { get }
}

final class ListsInteractor: BaseInteractor<ListsPresentable> {
    private let stream: ListsStream

    init(presenter: ListsPresentable, stream: ListsStream) {
        self.stream = stream
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        stream.lists.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
    }

    override func willResignActive() {
        super.willResignActive()
        disposeBag = DisposeBag()
    }
}

// === each interactor of the base is one finding

// --- Modules/Base/BaseInteractor.swift
// use: ribs-rx

class BaseInteractor<PresenterType>: PresentableInteractor<PresenterType> {
    var disposeBag = DisposeBag()
}

// --- Modules/Lists/ListsInteractor.swift
// use: ribs-rx

protocol ListsPresentable: Presentable {}
protocol ListsStream: AnyObject {
    var lists: Observable<Int> { get }
}

final class ListsInteractor: BaseInteractor<ListsPresentable> {
    private let stream: ListsStream

    init(presenter: ListsPresentable, stream: ListsStream) {
        self.stream = stream
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        stream.lists.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
        //           ^^^^^^^^^ unreset_dispose_bag: ListsInteractor
    }
}

// --- Modules/Tags/TagsInteractor.swift
// use: ribs-rx

protocol TagsPresentable: Presentable {
    var taps: Observable<Void> { get }
}

final class TagsInteractor: BaseInteractor<TagsPresentable> {
    func observe() {
        presenter.taps.subscribe(onNext: { print("tap") }).disposed(by: disposeBag)
        //             ^^^^^^^^^ unreset_dispose_bag: TagsInteractor
    }
}

// === one interactor of the base empties it itself

// --- Modules/Base/BaseInteractor.swift
// use: ribs-rx

class BaseInteractor<PresenterType>: PresentableInteractor<PresenterType> {
    var disposeBag = DisposeBag()
}

// --- Modules/Lists/ListsInteractor.swift
// use: ribs-rx

protocol ListsPresentable: Presentable {}
protocol ListsStream: AnyObject {
    var lists: Observable<Int> { get }
}

final class ListsInteractor: BaseInteractor<ListsPresentable> {
    private let stream: ListsStream

    init(presenter: ListsPresentable, stream: ListsStream) {
        self.stream = stream
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        stream.lists.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
    }

    override func willResignActive() {
        super.willResignActive()
        disposeBag = DisposeBag()
    }
}

// --- Modules/Tags/TagsInteractor.swift
// use: ribs-rx

protocol TagsPresentable: Presentable {
    var taps: Observable<Void> { get }
}

final class TagsInteractor: BaseInteractor<TagsPresentable> {
    func observe() {
        presenter.taps.subscribe(onNext: { print("tap") }).disposed(by: disposeBag)
        //             ^^^^^^^^^ unreset_dispose_bag: TagsInteractor
    }
}

// === a private function of an extension in another file does nothing with the bag
// clean: ..., empties it

// --- Sources/PricesInteractor.swift
// use: ribs-rx, price-stream

final class PricesInteractor: Interactor {
    let stream: PriceStream
    var bag = DisposeBag()
    //  ^^^ unreset_dispose_bag

    init(stream: PriceStream) {
        self.stream = stream
        super.init()
    }

    override func willResignActive() {
        super.willResignActive()
        stop()
    }
}

// --- Sources/PricesInteractor+Events.swift
// use: ribs-rx

extension PricesInteractor {
    func start() {
        stream.price.subscribe(onNext: { print($0) }).disposed(by: bag)
    }

    func stop() { end() }

    private func end() {
//-     print("ended")
//+     bag = DisposeBag()
    }
}
