@testable import LintEngine

extension Discovery {
    /// The files that a request finds with a number of threads.
    init(_ request: Request, threads: Int = 3) throws(LintError) {
        self = try Workers.employ(threads) { workers in
            Result { () throws(LintError) in try Discovery(request, by: workers) }
        }.get()
    }
}
