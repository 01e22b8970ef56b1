@testable import LintEngine

extension Discovery {
    /// What a request finds with some threads at work.
    init(_ request: Request, threads: Int = 3) throws(LintError) {
        self = try Workers.employ(threads) { workers in
            Result { () throws(LintError) in try Discovery(request, by: workers) }
        }.get()
    }
}
