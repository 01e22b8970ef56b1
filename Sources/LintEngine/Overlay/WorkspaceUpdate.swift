public import RuleKit
public import SourceText

/// How the findings of a workspace differ from those before the last changes.
public struct WorkspaceUpdate: Sendable {
    /// From 1; each call of `apply` or `rescan` of a workspace adds one.
    public let revision: Int
    /// The files with other findings than before, in the order of paths.
    public let files: [File]
    /// Whether all declarations were analyzed again, not only what depends on the changed files.
    public let isWhole: Bool

    /// A file with other findings than before.
    public struct File: Sendable {
        public let path: SourcePath
        /// All findings of the file, in the order of the report; empty if the last ones went.
        public let findings: [Diagnostic]
    }

    init(from old: [Diagnostic], to new: [Diagnostic], revision: Int, isWhole: Bool) {
        (self.revision, self.isWhole) = (revision, isWhole)
        let (before, after) = (WorkspaceUpdate.byFile(old), WorkspaceUpdate.byFile(new))
        files = Set(before.keys).union(after.keys).sorted().compactMap { path in
            let (old, new) = (before[path] ?? [], after[path] ?? [])
            return old.elementsEqual(new) ? nil : File(path: path, findings: Array(new))
        }
    }

    /// The findings of each file. Those of one file are together in a report.
    private static func byFile(_ findings: [Diagnostic]) -> [SourcePath: ArraySlice<Diagnostic>] {
        var slices: [SourcePath: ArraySlice<Diagnostic>] = [:]
        var start = 0
        for index in findings.indices
        where
            index + 1 == findings.count || findings[index + 1].location.path != findings[index].location.path
        {
            slices[findings[index].location.path] = findings[start...index]
            start = index + 1
        }
        return slices
    }
}
