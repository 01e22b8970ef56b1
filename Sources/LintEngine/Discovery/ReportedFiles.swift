internal import SourceText

/// Which of the analyzed files a run reports on: those that its PATHs name, without those that are excluded.
struct ReportedFiles: Sendable {
    /// In order; nil where all are.
    private let files: [SourcePath]?
    private let exclusions: PathPatterns
    /// PATHs that are source files and excluded all the same.
    let refused: [SourcePath]

    /// - Parameters:
    ///   - open: the file that alone is reported on, if it is among the analyzed.
    ///   - exclusions: what is not reported on unless a PATH names it.
    ///   - isForced: whether it is not reported on even then.
    init(_ found: Discovery, open: SourcePath?, exclusions: PathPatterns, isForced: Bool) {
        self.exclusions = exclusions
        if let open {
            files = found.files.holds(open) && !exclusions.match(open) ? [open] : []
            refused = []
            return
        }
        guard !exclusions.isEmpty else {
            (files, refused) = (found.named.count == found.files.count ? nil : found.named, [])
            return
        }
        // A folder that is named is reported on though it is excluded; what is excluded in it is not.
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

    /// Whether no file is reported on.
    var isNone: Bool { files?.isEmpty ?? false }

    /// - Parameter path: of an analyzed file.
    func contains(_ path: SourcePath) -> Bool { files?.holds(path) ?? true }

    /// Whether a file, or a folder, is excluded, and so neither reported on nor worth a word.
    func excludes(_ path: SourcePath) -> Bool {
        !exclusions.isEmpty && !(files?.holds(path) ?? false) && exclusions.match(path)
    }

    /// Whether anything is excluded at all.
    var hasExclusions: Bool { !exclusions.isEmpty }
}
