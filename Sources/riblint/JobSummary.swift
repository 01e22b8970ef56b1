import Reporters
import RuleKit
import SourceText

/// The summary of a GitHub job: a file of Markdown that every step adds to. It has what annotations have no room for.
enum JobSummary {
    /// Where it is; nil outside of a job.
    static var path: String? { Console.variable("GITHUB_STEP_SUMMARY").flatMap { $0.isEmpty ? nil : $0 } }

    /// Adds the complete report, for annotations that no other report of the run joins there. Nobody asked for it by
    /// name, so a failure is reported and changes no exit status.
    static func add(_ report: Report, _ style: Style) {
        guard let path, let failure = OutputFile.append(Format.markdown.write(report, style: style), to: path) else {
            return
        }
        Console.say("riblint: warning: cannot add to the job summary '\(path)': \(failure)")
    }

    /// What precedes a path of the report in the address of its page on GitHub; nil outside of a job.
    ///
    /// - Parameters:
    ///   - root: the folder that paths are relative to.
    ///   - isRepository: whether it is the top of a repository; else paths are taken from the job's workspace.
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
