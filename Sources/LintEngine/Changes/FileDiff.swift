internal import SourceText

/// What a diff says of one file.
struct FileDiff: Sendable, Equatable {
    /// nil where the file is new.
    let oldPath: SourcePath?
    /// nil where it is gone.
    let path: SourcePath?
    /// In order of lines.
    let hunks: [LineHunk]
}
