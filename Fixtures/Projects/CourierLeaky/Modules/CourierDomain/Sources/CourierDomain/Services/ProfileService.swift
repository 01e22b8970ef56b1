import Foundation
import RxRelay
import RxSwift

public protocol ProfileService: AnyObject {
    var account: Observable<CourierAccount> { get }
    var documents: Observable<[IdentityDocument]> { get }
    func update(_ vehicle: Vehicle)
    func upload(photo: Data) -> Completable
    func upload(scan: Data, for document: IdentityDocument) -> Completable
}

public final class LocalProfileService: ProfileService {
    private let accountRelay: BehaviorRelay<CourierAccount>
    private let documentsRelay: BehaviorRelay<[IdentityDocument]>

    public var account: Observable<CourierAccount> { accountRelay.asObservable() }
    public var documents: Observable<[IdentityDocument]> { documentsRelay.asObservable() }

    public init(account: CourierAccount) {
        accountRelay = BehaviorRelay(value: account)
        documentsRelay = BehaviorRelay(value: IdentityDocument.Kind.allCases.map {
            IdentityDocument(id: $0.rawValue, kind: $0, status: .missing, expiresAt: nil)
        })
    }

    public func update(_ vehicle: Vehicle) {
        var account = accountRelay.value
        account.vehicle = vehicle
        accountRelay.accept(account)
    }

    public func upload(photo: Data) -> Completable {
        .empty()
    }

    public func upload(scan: Data, for document: IdentityDocument) -> Completable {
        Completable.create { [documentsRelay] observer in
            documentsRelay.accept(documentsRelay.value.map {
                guard $0.id == document.id else { return $0 }
                var updated = $0
                updated.status = .inReview
                return updated
            })
            observer(.completed)
            return Disposables.create()
        }
    }
}
