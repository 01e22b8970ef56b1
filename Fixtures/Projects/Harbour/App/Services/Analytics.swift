protocol Analytics: AnyObject {
    func track(_ event: String)
}

final class ConsoleAnalytics: Analytics {

    func track(_ event: String) {
        print("[analytics] \(event)")
    }
}
