internal import SourceText

/// What a diff says of one file.
struct FileDiff: Sendable, Equatable {
    /// nil where the file is new.
    let oldPath: SourcePath?
    /// nil where it is gone.
    let path: SourcePath?
    /// In order of lines.
    let hunks: [LineHunk]

    /// The same with the paths that the disk has.
    ///
    /// - Parameter folder: absolute: what the paths are relative to.
    func spelled(in folder: SourcePath) -> FileDiff {
        FileDiff(oldPath: oldPath?.spelled(in: folder), path: path?.spelled(in: folder), hunks: hunks)
    }
}
