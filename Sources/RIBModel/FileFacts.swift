public import SourceText
public import SwiftOutline

/// What one file says, self-contained: a function of its path and bytes alone.
public struct FileFacts: Sendable {
    /// Relative to the run's root.
    public let path: SourcePath
    public let standing: Standing
    /// Declarations, and bodies where they were read.
    public internal(set) var outline: Outline
    /// The comments that silence rules.
    public let directives: [Directive]

    public var problems: [TokenBuffer.Problem] { outline.problems }

    /// What a file is to the project. Only `source` files are reported on; all are known.
    public enum Standing: UInt8, Sendable {
        case source, test, template, generated, vendored
    }
}
