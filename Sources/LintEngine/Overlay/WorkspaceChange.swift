public import SourceText

/// A change of one file of a workspace. The path is relative to the root, as in reports.
public enum WorkspaceChange: Sendable {
    /// The text in an editor, which counts instead of the one on disk.
    case text(SourcePath, [UInt8])
    /// The text on disk counts: the file was saved, closed or changed by another program.
    case disk(SourcePath)

    public var path: SourcePath {
        switch self {
        case .text(let path, _), .disk(let path): path
        }
    }

    /// The text that replaces the one on disk; nil if none does.
    var text: [UInt8]? {
        switch self {
        case .text(_, let text): text
        case .disk: nil
        }
    }
}
