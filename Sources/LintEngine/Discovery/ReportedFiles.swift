internal import SourceText

/// The analyzed files that a run reports on: those that its PATHs name, without the excluded ones.
struct ReportedFiles: Sendable {
    /// Sorted; nil for all files.
    private let files: [SourcePath]?
    private let exclusions: PathPatterns
    /// PATHs that are source files and excluded.
    let refused: [SourcePath]
    private let isForced: Bool

    /// - Parameters:
    ///   - open: the only file to report on, if it is among the analyzed files.
    ///   - exclusions: files to report nothing for unless a PATH names them.
    ///   - isForced: whether exclusions apply even to files that a PATH names.
    init(_ found: Discovery, open: SourcePath?, exclusions: PathPatterns, isForced: Bool) {
        (self.exclusions, self.isForced) = (exclusions, isForced)
        if let open {
            files = found.files.holds(open) && !exclusions.match(open) ? [open] : []
            refused = []
            return
        }
        guard !exclusions.isEmpty else {
            (files, refused) = (found.named.count == found.files.count ? nil : found.named, [])
            return
        }
        // A folder that a PATH names is reported on even if it is excluded; excluded files in it are not.
        let folders = found.namedFolders.map { folder in
            (
                prefix: folder.isEmpty ? folder : folder + [UInt8(ascii: "/")],
                exclusions: isForced ? exclusions : exclusions.keeping(folder: folder)
            )
        }
        files = found.named.filter { path in
            if !isForced, found.namedFiles.holds(path) { return true }
            let around = folders.filter { path.bytes.starts(with: $0.prefix) }
            return around.isEmpty ? !exclusions.match(path) : around.contains { !$0.exclusions.match(path) }
        }
        refused = isForced ? found.namedFiles.filter { exclusions.match($0) } : []
    }

    /// The files to report on after others were found; no open file is the only one.
    func renewed(_ found: Discovery) -> ReportedFiles {
        ReportedFiles(found, open: nil, exclusions: exclusions, isForced: isForced)
    }

    /// Whether no file is reported on.
    var isNone: Bool { files?.isEmpty ?? false }

    /// - Parameter path: of an analyzed file.
    func contains(_ path: SourcePath) -> Bool { files?.holds(path) ?? true }

    /// Whether a file or folder is excluded, so that neither findings nor notices are reported for it.
    func excludes(_ path: SourcePath) -> Bool {
        !exclusions.isEmpty && !(files?.holds(path) ?? false) && exclusions.match(path)
    }
}
