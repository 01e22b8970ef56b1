public import SourceText
public import SwiftOutline

/// What one file says, self-contained: a function of its path and bytes alone.
///
/// A class because it is asked everywhere and never changes.
public final class FileFacts: Sendable {
    /// Relative to the run's root.
    public let path: SourcePath
    public let kind: Kind
    /// Declarations, and bodies where they were read.
    public let outline: Outline
    /// The comments that silence rules.
    public let directives: [Directive]

    init(path: SourcePath, kind: Kind, outline: Outline, directives: [Directive]) {
        self.path = path
        self.kind = kind
        self.outline = outline
        self.directives = directives
    }

    /// The same facts with another outline of the same file.
    func with(_ outline: Outline) -> FileFacts { FileFacts(path: path, kind: kind, outline: outline, directives: directives) }

    public var problems: [TokenBuffer.Problem] { outline.problems }

    /// What a file is to the project. Only `source` files are reported on; all are known.
    public enum Kind: UInt8, Sendable {
        case source, test, template, generated, vendored
    }
}
