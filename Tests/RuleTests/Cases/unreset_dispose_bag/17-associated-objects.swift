// === a computed bag that is associated with the interactor
// clean: ..., and replaced on deactivation
// use: ribs-rx, price-stream-load

var bagKey: UInt8 = 0

extension Interactor {
    var attachedBag: DisposeBag {
        get {
            if let bag = objc_getAssociatedObject(self, &bagKey) as? DisposeBag { return bag }
            let bag = DisposeBag()
            objc_setAssociatedObject(self, &bagKey, bag, .OBJC_ASSOCIATION_RETAIN)
            return bag
        }
        set { objc_setAssociatedObject(self, &bagKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    func refresh() {
        prices.price.subscribe(onNext: { print($0) }).disposed(by: attachedBag)
        //           ^^^^^^^^^ unreset_dispose_bag: attachedBag
        prices.load().subscribe().disposed(by: attachedBag)
        //            ~~~~~~~~~
    }
//+ override func willResignActive() {
//+     super.willResignActive()
//+     attachedBag = DisposeBag()
//+ }
}

// === a bag that a protocol extension associates, under another key than the one that is cleared
// clean: a bag that a protocol extension associates, under the key that is cleared
// use: ribs-rx, price-stream-load

var bagKey: UInt8 = 0
var otherKey: UInt8 = 0

protocol HasBag: AnyObject {}

extension HasBag {
    var bag: DisposeBag {
        if let bag = objc_getAssociatedObject(self, &bagKey) as? DisposeBag { return bag }
        let bag = DisposeBag()
        objc_setAssociatedObject(self, &bagKey, bag, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return bag
    }
}

final class HomeInteractor: Interactor, HasBag {
    // use: viewless-prices-member

    func refresh() {
        prices.price.subscribe(onNext: { print($0) }).disposed(by: bag)
        //           ^^^^^^^^^ unreset_dispose_bag
    }

    override func willResignActive() {
        super.willResignActive()
//-     objc_setAssociatedObject(self, &otherKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
//+     objc_setAssociatedObject(self, &bagKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}

// === a function associates a subscription with the interactor
// clean: ..., and deactivation removes what is associated
// use: ribs-rx, price-stream-load

var keptKey: UInt8 = 0

extension Disposable {
    func kept(by owner: AnyObject) {
        objc_setAssociatedObject(owner, &keptKey, self, .OBJC_ASSOCIATION_RETAIN)
    }
}

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    func refresh() {
        prices.price.subscribe(onNext: { print($0) }).kept(by: self)
        //           ^^^^^^^^^ unreset_dispose_bag: kept
    }
//+ override func willResignActive() {
//+     super.willResignActive()
//+     objc_removeAssociatedObjects(self)
//+ }
}

// === a function associates a subscription with another object
// use: ribs-rx, price-stream-load

var keptKey: UInt8 = 0

extension Disposable {
    func kept(by owner: AnyObject) {
        objc_setAssociatedObject(owner, &keptKey, self, .OBJC_ASSOCIATION_RETAIN)
    }
}

final class HomeInteractor: Interactor {
    // use: viewless-prices-member

    func refresh() {
        prices.price.subscribe(onNext: { print($0) }).kept(by: prices)
    }
}
