import LintEngine
import Reporters
import RuleKit
import SourceText

/// The summary of a GitHub job, a Markdown file that all steps append to. It contains what annotations have no room
/// for.
enum JobSummary {
    /// The path of the file; nil outside a job.
    static var path: String? { Console.variable("GITHUB_STEP_SUMMARY").flatMap { $0.isEmpty ? nil : $0 } }

    /// Appends the complete report if no other report of the run does. It was not requested explicitly, so a failure is
    /// reported without changing the exit status.
    static func add(_ report: Report, _ style: Style) {
        guard let path, let failure = OutputFile.append(Format.markdown.write(report, style: style), to: path) else {
            return
        }
        Console.say("riblint: warning: cannot add to the job summary '\(path)': \(failure)")
    }

    /// The prefix of the addresses of the report's files on GitHub; nil outside a job.
    ///
    /// - Parameters:
    ///   - root: the folder that paths are relative to.
    ///   - isRepository: whether it is the top of a repository; otherwise paths are relative to the job's workspace.
    static func sourceLink(root: SourcePath, isRepository: Bool, _ variable: (String) -> String?) -> String? {
        func value(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
        guard let server = value("GITHUB_SERVER_URL"),
            let repository = value("GITHUB_REPOSITORY"),
            let commit = value("GITHUB_SHA")
        else { return nil }
        let base = "\(server)/\(repository)/blob/\(commit)/"
        guard !isRepository, let workspace = value("GITHUB_WORKSPACE").map({ SourcePath($0).components }) else {
            return base
        }
        guard root.components.starts(with: workspace) else { return nil }
        return base
            + root.components.dropFirst(workspace.count).map { String(decoding: $0, as: UTF8.self) + "/" }.joined()
    }
}
