public import SourceText
public import SwiftOutline

/// The front end for tests: tokens, brackets and outline of a series of files.
///
/// A class, because it owns the buffer of tokens.
public final class FrontEnd {
    /// The tokens of the most recent file, with matched brackets.
    public let buffer = TokenBuffer()
    private var tokenizer = Tokenizer()
    private var matcher = BracketMatcher()
    private let room = OutlineBuffer(keepsTexts: true)

    public init() {}

    /// - Parameter bytes: the file, followed in memory by 64 zero bytes.
    public func outline(
        _ bytes: UnsafeBufferPointer<UInt8>, names: NameTable = NameTable(), _ bodies: Outliner.Bodies = .all
    ) -> Outline {
        tokenizer.tokenize(bytes, into: buffer)
        matcher.match(buffer, bytes: bytes)
        // The buffer of an empty file can lack a base address; nothing is read from it then.
        var nothing: UInt8 = 0
        return withUnsafePointer(to: &nothing) {
            Outliner.outline(buffer, bytes: bytes.baseAddress ?? $0, in: room, names: names, bodies: bodies)
        }
    }

    /// The same for bytes without padding.
    public func outline(_ bytes: [UInt8], names: NameTable = NameTable(), _ bodies: Outliner.Bodies = .all) -> Outline {
        FrontEnd.padded(bytes) { outline($0, names: names, bodies) }
    }

    /// Calls `body` with bytes that are followed by the 64 zero bytes that the tokenizer may read.
    public static func padded<Result>(_ bytes: [UInt8], _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        (bytes + [UInt8](repeating: 0, count: 64)).withUnsafeBufferPointer {
            body(UnsafeBufferPointer(rebasing: $0[..<bytes.count]))
        }
    }
}
