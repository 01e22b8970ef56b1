/// One token of a file: eight bytes, in a buffer that is reused from file to file.
///
/// A token has no text; that is `start ..< end` of the file's bytes. Bytes between tokens are trivia.
public struct Token: Sendable {
    /// The offset of the first byte.
    public let start: UInt32
    /// Kind in the low 8 bits, flags in the next 4, length in the high 20 (saturating: `TokenBuffer.end(_:)` has the
    /// end of longer ones).
    @usableFromInline let packed: UInt32

    @inlinable
    public init(start: UInt32, kind: Kind, flags: Flags, length: UInt32) {
        self.start = start
        let capped = length > Token.longLength ? Token.longLength : length
        self.packed = UInt32(kind.rawValue) | UInt32(flags.rawValue) << 8 | capped << 12
    }

    /// The length that means "this long or longer".
    public static let longLength: UInt32 = 0xF_FFFF

    /// Invariant: the low byte is the raw value passed to `init`, so the cast always yields a case.
    @inlinable public var kind: Kind { unsafeBitCast(UInt8(truncatingIfNeeded: packed), to: Kind.self) }
    @inlinable public var flags: Flags { Flags(rawValue: UInt8(truncatingIfNeeded: packed >> 8) & 0xF) }
    /// The number of bytes, at most `longLength`.
    @inlinable public var length: UInt32 { packed >> 12 }

    /// Whether a line end precedes this token, or it is the first.
    @inlinable public var isFirstOnLine: Bool { packed & (UInt32(Flags.newlineBefore.rawValue) << 8) != 0 }
    /// Whether anything separates this token from the one before, or it is the first.
    @inlinable public var hasTriviaBefore: Bool { packed & (UInt32(Flags.triviaBefore.rawValue) << 8) != 0 }
    @inlinable public var isLeftBound: Bool { packed & (UInt32(Flags.leftBound.rawValue) << 8) != 0 }
    @inlinable public var isRightBound: Bool { packed & (UInt32(Flags.rightBound.rawValue) << 8) != 0 }

    /// The context of a token, as the tokenizer found it.
    public struct Flags: OptionSet, Sendable {
        public let rawValue: UInt8

        @inlinable
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        @inlinable public static var newlineBefore: Flags { Flags(rawValue: 1) }
        @inlinable public static var triviaBefore: Flags { Flags(rawValue: 2) }
        /// For operators: see "Operators and Punctuation" in The Swift Programming Language, "Lexical Structure".
        @inlinable public static var leftBound: Flags { Flags(rawValue: 4) }
        @inlinable public static var rightBound: Flags { Flags(rawValue: 8) }
    }
}
