import Foundation
import RxSwift

public protocol HTTPClient: AnyObject {
    func send<Response: Decodable>(_ route: APIRouter, as type: Response.Type) -> Single<Response>
    func send(_ route: APIRouter) -> Completable
}

public final class URLSessionHTTPClient: HTTPClient {
    private let base: URL
    private let session: URLSession
    private let decoder = JSONDecoder()

    public init(base: URL, session: URLSession = .shared) {
        self.base = base
        self.session = session
    }

    public func send<Response: Decodable>(_ route: APIRouter, as type: Response.Type) -> Single<Response> {
        Single.create { [session, base, decoder] observer in
            let task = session.dataTask(with: route.request(base: base)) { data, _, error in
                do {
                    if let error { throw error }
                    observer(.success(try decoder.decode(Response.self, from: data ?? Data())))
                } catch {
                    observer(.failure(error))
                }
            }
            task.resume()
            return Disposables.create { task.cancel() }
        }
    }

    public func send(_ route: APIRouter) -> Completable {
        Completable.create { [session, base] observer in
            let task = session.dataTask(with: route.request(base: base)) { _, _, error in
                observer(error.map { .error($0) } ?? .completed)
            }
            task.resume()
            return Disposables.create { task.cancel() }
        }
    }
}
