internal import LintEngine
internal import Platform

/// The thread that owns all workspaces: it runs one job after the other.
///
/// A class because the main thread posts jobs to it.
final class AnalysisThread: Sendable {
    typealias Job = @Sendable (inout [Int: Workspace]) -> Void
    private let jobs = Inbox<Job>()

    init() {
        let thread = SystemThread(stackSizes: [8 << 20]) { [jobs] in
            // By number of the project.
            var workspaces: [Int: Workspace] = [:]
            while true {
                for job in jobs.take(within: nil) { job(&workspaces) }
            }
        }
        if thread == nil { CurrentProcess.end(1) }
    }

    func post(_ job: @escaping Job) { jobs.post(job) }
}
