/// A request that has the client ask again for what it shows: one at a time, and not too often. Times are in
/// milliseconds.
struct Refresh {
    enum Kind: String, CaseIterable, Sendable {
        case diagnostics = "workspace/diagnostic/refresh"
        case lenses = "workspace/codeLens/refresh"
        case hints = "workspace/inlayHint/refresh"
    }

    private var isWanted = false
    /// Whether the client has not answered the last one.
    private var isSent = false
    private var last = Int.min / 2

    /// Two of them are at least so far apart.
    private static let pause = 250

    /// When the next one is sent; nil if none is wanted, or while the client has not answered the last one.
    var deadline: Int? { isWanted && !isSent ? last + Refresh.pause : nil }

    /// What the client shows is out of date.
    mutating func want() { isWanted = true }

    mutating func send(at now: Int) { (isWanted, isSent, last) = (false, true, now) }

    /// The client answered.
    mutating func finish() { isSent = false }
}
