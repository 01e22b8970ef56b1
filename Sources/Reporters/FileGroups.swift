import RuleKit
import SourceText

extension Report {
    /// The findings and notices of one file.
    struct FileGroup {
        let path: SourcePath
        var diagnostics: [Diagnostic] = []
        /// The notices that say why the file was not analyzed.
        var refusals: [Notice] = []
    }

    /// All files with findings or notices, for formats that nest findings in files, in order of path bytes.
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

    /// The notices about files in scope that were not analyzed. Formats without notices include them as findings;
    /// otherwise such a file would look clean.
    var refusals: [Notice] { notices.filter { $0.kind == .notAnalyzed } }
}

extension Notice {
    /// The text in place of a finding's message.
    var sentence: String { SARIFText.sentence("Not analyzed: \(message)") }

    /// The path as text; the run's root for a notice without a file.
    var pathText: String { path.map { repairedText($0.bytes) } ?? "." }
}
