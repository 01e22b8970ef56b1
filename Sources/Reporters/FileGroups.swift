import RuleKit
import SourceText

extension Report {
    /// What the report says of one file.
    struct FileGroup {
        let path: SourcePath
        var diagnostics: [Diagnostic] = []
        /// Why the file was not analyzed.
        var refusals: [Notice] = []
    }

    /// All files of which there is something to say, for formats that nest findings in files: in order of path bytes.
    var fileGroups: [FileGroup] {
        var groups: [SourcePath: FileGroup] = [:]
        for diagnostic in diagnostics {
            groups[diagnostic.location.path, default: FileGroup(path: diagnostic.location.path)].diagnostics.append(
                diagnostic
            )
        }
        for notice in refusals {
            guard let path = notice.path else { continue }
            groups[path, default: FileGroup(path: path)].refusals.append(notice)
        }
        return groups.values.sorted { $0.path < $1.path }
    }

    /// What was in scope and not analyzed. A format that knows only findings has to carry it too, or its readers would
    /// take a file that nobody looked at for a clean one.
    var refusals: [Notice] { notices.filter { $0.kind == .notAnalyzed } }
}

extension Notice {
    /// What stands where a finding has its message.
    var sentence: String { SARIFText.sentence("Not analyzed: \(message)") }

    /// The path as text; the run's root where the notice is about no file.
    var pathText: String { path.map { repairedText($0.bytes) } ?? "." }
}
