import Foundation
import RxRelay
import RxSwift

public protocol ExhibitionRepository: AnyObject {
    func exhibitions(page: Int) -> Single<[Exhibition]>
    func search(_ text: String) -> Observable<[Exhibit]>
}

public final class BundledExhibitionRepository: ExhibitionRepository {
    private let all: [Exhibition]
    private let pageSize = 10

    public init(bundle: Bundle = .main) {
        let data = bundle.url(forResource: "exhibitions", withExtension: "json").flatMap { try? Data(contentsOf: $0) }
        all = data.flatMap { try? JSONDecoder().decode([Exhibition].self, from: $0) } ?? []
    }

    public func exhibitions(page: Int) -> Single<[Exhibition]> {
        .just(Array(all.dropFirst(page * pageSize).prefix(pageSize)))
    }

    public func search(_ text: String) -> Observable<[Exhibit]> {
        .just(all.flatMap(\.exhibits).filter {
            $0.title.localizedCaseInsensitiveContains(text) || $0.artist.localizedCaseInsensitiveContains(text)
        })
    }
}
