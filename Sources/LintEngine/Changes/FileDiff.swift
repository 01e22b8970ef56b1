internal import SourceText

/// The changes of one file in a diff.
struct FileDiff: Sendable, Equatable {
    /// Nil for a new file.
    let oldPath: SourcePath?
    /// Nil for a deleted file.
    let path: SourcePath?
    /// In order of lines.
    let hunks: [LineHunk]

    /// A copy with the paths as the disk spells them.
    ///
    /// - Parameter folder: the absolute path that the paths are relative to.
    func spelled(in folder: SourcePath) -> FileDiff {
        FileDiff(oldPath: oldPath?.spelled(in: folder), path: path?.spelled(in: folder), hunks: hunks)
    }
}
