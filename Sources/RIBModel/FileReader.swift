public import SourceText
public import SwiftOutline

/// Turns bytes into `FileFacts`. One a worker: its buffers and its table of names are used again for each file.
///
/// A class because it owns those buffers; it is never shared between threads.
public final class FileReader {
    private var tokenizer = Tokenizer()
    private var matcher = BracketMatcher()
    private let buffer = TokenBuffer()
    /// The names met so far; `Survey` merges the tables of all readers.
    let names = NameTable()

    public init() {}

    /// First pass: declarations only.
    ///
    /// - Parameter bytes: the file, followed in memory by 64 zero bytes.
    public func declarations(of path: SourcePath, bytes: UnsafeBufferPointer<UInt8>) -> FileFacts {
        facts(of: path, bytes, withBodies: false)
    }

    /// Second pass: declarations and bodies.
    public func bodies(of path: SourcePath, bytes: UnsafeBufferPointer<UInt8>) -> FileFacts {
        facts(of: path, bytes, withBodies: true)
    }

    private func facts(of path: SourcePath, _ bytes: UnsafeBufferPointer<UInt8>, withBodies: Bool) -> FileFacts {
        buffer.reset()
        tokenizer.tokenize(bytes, into: buffer)
        matcher.match(buffer, bytes: bytes)
        var empty: UInt8 = 0
        let outline = withUnsafePointer(to: &empty) { nothing in
            Outliner.outline(buffer, bytes: bytes.baseAddress ?? nothing, names: names, withBodies: withBodies)
        }
        return FileFacts(
            path: path, standing: FileFacts.Standing(of: path, bytes), outline: outline,
            directives: Directive.all(in: bytes, tokens: buffer))
    }
}
