internal import JSONText
internal import LintEngine
internal import RuleKit

/// The progress that a client shows while projects are opened, if that takes a while. Times are in milliseconds.
struct OpeningProgress {
    /// When it is shown, or shown again; nil if nothing is opened.
    private(set) var deadline: Int?
    /// The token of the progress that is shown.
    private(set) var token: String?
    private var counters = Progress()
    private var reported = 0
    private var count = 0

    /// An analysis that takes no longer shows nothing.
    private static let patience = 300
    /// The time between two reports.
    private static let pause = 250

    mutating func start(_ counters: Progress, at now: Int) {
        (self.counters, reported) = (counters, 0)
        deadline = now + (token == nil ? OpeningProgress.patience : 0)
    }

    /// Begins to show it.
    ///
    /// - Returns: the token to create, and the parameters of the first `$/progress`.
    mutating func begin(_ names: [String], at now: Int) -> (token: String, begin: [UInt8]) {
        count += 1
        let token = "riblint-opening-\(count)"
        self.token = token
        let begin = OpeningProgress.value(token) { json in
            json.member("kind", "begin")
            json.member("title", "riblint")
            json.member("message", "opening \(names.joined(separator: ", "))")
            json.member("cancellable", true)
            json.member("percentage", 0)
        }
        return (token, begin)
    }

    /// - Returns: the parameters of a `$/progress` that says how many files are read; nil if they have not changed.
    mutating func report(at now: Int) -> [UInt8]? {
        deadline = now + OpeningProgress.pause
        let (done, total) = counters.state
        guard let token, done > reported else { return nil }
        reported = done
        return OpeningProgress.value(token) { json in
            json.member("kind", "report")
            json.member("message", "\(Phrase.number(done)) of \(Phrase.number(total)) files")
            json.member("percentage", done * 100 / max(total, 1))
        }
    }

    /// - Returns: the parameters of `$/progress` that ends it; nil if it was not shown.
    mutating func end() -> [UInt8]? {
        deadline = nil
        return token.take().map { token in OpeningProgress.value(token) { $0.member("kind", "end") } }
    }

    private static func value(_ token: String, _ body: (inout JSONWriter) -> Void) -> [UInt8] {
        MessageText.object { json in
            json.member("token", token)
            json.object("value", .inline, body)
        }
    }
}
