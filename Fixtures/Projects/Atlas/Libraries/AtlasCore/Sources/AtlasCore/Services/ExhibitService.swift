import RxRelay
import RxSwift

public protocol ExhibitServicing: AnyObject {
    var exhibits: Observable<[Exhibit]> { get }
    var favourites: Observable<Set<String>> { get }
    func reload() -> Completable
    func toggleFavourite(id: String) -> Single<Bool>
}

public final class ExhibitService: ExhibitServicing {
    private let exhibitsRelay = BehaviorRelay<[Exhibit]>(value: [])
    private let favouritesRelay = BehaviorRelay<Set<String>>(value: [])
    private let fetch: () -> Single<[Exhibit]>

    public init(fetch: @escaping () -> Single<[Exhibit]>) {
        self.fetch = fetch
    }

    public var exhibits: Observable<[Exhibit]> { exhibitsRelay.asObservable() }
    public var favourites: Observable<Set<String>> { favouritesRelay.asObservable() }

    public func reload() -> Completable {
        fetch()
            .do(onSuccess: { [exhibitsRelay] in exhibitsRelay.accept($0) })
            .asCompletable()
    }

    public func toggleFavourite(id: String) -> Single<Bool> {
        Single.deferred { [favouritesRelay] in
            var ids = favouritesRelay.value
            let isFavourite = ids.insert(id).inserted
            if !isFavourite {
                ids.remove(id)
            }
            favouritesRelay.accept(ids)
            return .just(isFavourite)
        }
    }
}
