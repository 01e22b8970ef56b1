internal import Platform

/// What the server's main thread is told: messages of the client and results of the analysis, in order of arrival.
///
/// A class because several threads share it; its lock guards all it has.
final class Inbox<Event: Sendable>: @unchecked Sendable {
    private let monitor = Monitor()
    private var events: [Event] = []

    func post(_ event: Event) {
        monitor.lock()
        events.append(event)
        monitor.wakeAll()
        monitor.unlock()
    }

    /// All events so far. Waits for the first.
    ///
    /// - Parameter milliseconds: how long to wait at most; nil for any time. Then there may be none.
    func take(within milliseconds: Int?) -> [Event] {
        monitor.lock()
        defer { monitor.unlock() }
        if let milliseconds {
            monitor.wait(milliseconds: max(milliseconds, 0)) { !events.isEmpty }
        } else {
            while events.isEmpty { monitor.wait() }
        }
        let taken = events
        events = []
        return taken
    }
}
