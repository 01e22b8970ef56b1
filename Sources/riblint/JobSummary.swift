import Reporters
import RuleKit

/// The summary of a job of GitHub's: a file of Markdown that every step adds to. It has what annotations have no room for.
enum JobSummary {
    /// Where it is; nil outside of a job.
    static var path: String? { Console.variable("GITHUB_STEP_SUMMARY").flatMap { $0.isEmpty ? nil : $0 } }

    /// Adds the complete report, for annotations that no other report of the run joins there. Nobody asked for it by name, so a
    /// failure is said and changes no exit status.
    static func add(_ report: Report) {
        guard let path, let failure = OutputFile.append(Format.markdown.write(report), to: path) else { return }
        Console.say("riblint: warning: cannot add to the job summary '\(path)': \(failure.text)")
    }
}
