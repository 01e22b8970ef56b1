// === an attribute @Weak
// use: ribs

@propertyWrapper
struct Weak<Value> {
    private weak var object: AnyObject?
    var wrappedValue: Value? {
        get { object as? Value }
        set { object = newValue as AnyObject }
    }
    init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
}

// use: routing Reel, interactor-protocols Reel

final class ReelInteractor: PresentableInteractor<ReelPresentable>, ReelInteractable {
    @Weak var router: ReelRouting?
    weak var listener: ReelListener?
}

// === the type Weak
// use: ribs

@propertyWrapper
struct Weak<Value> {
    private weak var object: AnyObject?
    var wrappedValue: Value? {
        get { object as? Value }
        set { object = newValue as AnyObject }
    }
    init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
}

// use: routing Clip, interactor-protocols Clip

final class ClipInteractor: PresentableInteractor<ClipPresentable>, ClipInteractable {
    private let routerBox = Weak<ClipRouting>(wrappedValue: nil)
    var router: ClipRouting? {
        get { routerBox.wrappedValue }
        set {}
    }
    weak var listener: ClipListener?
}

// === WeakBox
// use: ribs

final class WeakBox<Value> {
    weak var value: AnyObject?
    init(_ value: Value) { self.value = value as AnyObject }
}

// use: routing Song, interactor-protocols Song

final class SongInteractor: PresentableInteractor<SongPresentable>, SongInteractable {
    private var box: WeakBox<SongRouting>?
    var router: SongRouting? {
        get { box?.value as? SongRouting }
        set { box = newValue.map(WeakBox.init) }
    }
    weak var listener: SongListener?
}

// === an Unowned wrapper
// use: ribs

struct Unowned<Value: AnyObject> {
    unowned let value: Value
}

// use: routing Tune, interactor-protocols Tune

final class TuneInteractor: PresentableInteractor<TunePresentable>, TuneInteractable {
    private let owner: Unowned<TuneRouting>
    var router: TuneRouting? {
        get { owner.value }
        set {}
    }

    init(presenter: TunePresentable, owner: Unowned<TuneRouting>) {
        self.owner = owner
        super.init(presenter: presenter)
    }
    weak var listener: TuneListener?
}

// === a wrapper of the project that stores weakly
// use: ribs

@propertyWrapper
struct Unretained<Value: AnyObject> {
    weak var wrappedValue: Value?
}

protocol SailRouting: Routing {}

final class SailInteractor: Interactor {
    @Unretained var router: SailRouting?
}

// === a wrapper of the project that stores strongly
// use: ribs

@propertyWrapper
struct Retained<Value: AnyObject> {
    var wrappedValue: Value?
}

protocol SailRouting: Routing {}

final class SailInteractor: Interactor {
    @Retained var router: SailRouting?
    //            ^^^^^^ strong_router: SailRouting
}
