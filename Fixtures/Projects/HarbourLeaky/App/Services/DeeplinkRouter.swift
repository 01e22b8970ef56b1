import Foundation
import RxRelay
import RxSwift

/// Turns links into tabs; it routes URLs, and has nothing to do with the tree.
final class DeeplinkRouter {

    var tabs: Observable<Tab> {
        relay.asObservable()
    }

    private let relay = PublishRelay<Tab>()

    func open(_ url: URL) {
        guard let host = url.host, let tab = Tab(rawValue: host) else { return }
        relay.accept(tab)
    }
}
