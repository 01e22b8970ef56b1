internal import JSONText

/// The progress that a client shows while projects are opened, if that takes a while.
struct OpeningProgress {
    /// When it is shown; nil if nothing is opened, or if it is shown already.
    private(set) var deadline: Int?
    /// The token of the progress that is shown.
    private var token: String?
    private var count = 0

    /// An analysis that takes no longer shows nothing, in milliseconds.
    private static let pause = 300

    mutating func start(at now: Int) { if token == nil { deadline = now + OpeningProgress.pause } }

    /// The time has come.
    ///
    /// - Returns: the token to create, and the parameters of `$/progress` that begins it.
    mutating func begin(_ names: [String]) -> (token: String, begin: [UInt8]) {
        deadline = nil
        count += 1
        let token = "riblint-opening-\(count)"
        self.token = token
        return (
            token,
            OpeningProgress.value(token) { json in
                json.member("kind", "begin")
                json.member("title", "riblint")
                json.member("message", "reading \(names.joined(separator: ", "))")
            }
        )
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
