import Foundation

public enum Deeplink: Equatable {
    case earnings
    case offer(id: String)
}

/// Maps incoming links to places of the app.
public final class DeeplinkRouter: NSObject {
    public func deeplink(for url: URL) -> Deeplink? {
        switch url.host {
        case "earnings": .earnings
        case "offers": url.pathComponents.dropFirst().first.map { .offer(id: $0) }
        default: nil
        }
    }
}
