public import SourceText
public import SwiftOutline

/// The facts of one file: a function of its path and bytes alone.
///
/// A class, because many owners share it and it never changes.
public final class FileFacts: Sendable {
    /// The path relative to the root of the run.
    public let path: SourcePath
    public let kind: Kind
    /// Declarations, and bodies if they were read.
    public let outline: Outline
    /// The suppression comments.
    public let directives: [Directive]

    init(path: SourcePath, kind: Kind, outline: Outline, directives: [Directive]) {
        self.path = path
        self.kind = kind
        self.outline = outline
        self.directives = directives
    }

    /// A copy with another outline of the same file.
    func with(_ outline: Outline) -> FileFacts {
        FileFacts(path: path, kind: kind, outline: outline, directives: directives)
    }

    public var problems: [TokenBuffer.Problem] { outline.problems }

    /// The kind of a file, which decides how it is treated. Only `source` files are reported on; all are analyzed.
    public enum Kind: UInt8, Sendable {
        case source, test, template, generated, vendored
    }
}
