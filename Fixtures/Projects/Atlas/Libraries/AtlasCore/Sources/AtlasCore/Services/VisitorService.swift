import RxRelay
import RxSwift

public protocol VisitorServicing: AnyObject {
    var visitor: Observable<Visitor?> { get }
    func logIn(name: String) -> Single<Visitor>
    func logOut()
}

public final class VisitorService: VisitorServicing {
    private let visitorRelay = BehaviorRelay<Visitor?>(value: nil)

    public init() {}

    public var visitor: Observable<Visitor?> { visitorRelay.asObservable() }

    public func logIn(name: String) -> Single<Visitor> {
        Single.just(Visitor(id: name.lowercased(), name: name))
            .do(onSuccess: { [visitorRelay] in visitorRelay.accept($0) })
    }

    public func logOut() {
        visitorRelay.accept(nil)
    }
}
