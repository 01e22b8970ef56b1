import CourierDomain
import Foundation
import RIBs

final class AppComponent: Component<EmptyDependency>, RootDependency {
    var httpClient: HTTPClient {
        shared { URLSessionHTTPClient(base: URL(string: "https://api.courier.example")!) }
    }

    var analytics: Analytics {
        shared { ConsoleAnalytics() }
    }

    init() {
        super.init(dependency: EmptyComponent())
    }
}
