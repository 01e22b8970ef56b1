/// The tokens of one file, in order, with a final `endOfFile`. The storage is reused from file to file.
///
/// A class because a worker's buffer is filled in place and must never be copied. One function at a time uses it, so
/// its properties are accessed without a check for that at run time.
public final class TokenBuffer {
    /// Invariant: `count` tokens are initialized; `capacity` may be more.
    @exclusivity(unchecked) @usableFromInline var storage: UnsafeMutablePointer<Token>
    /// Invariant: as long as `storage`. Defined for brackets only, after an outline has matched them.
    @exclusivity(unchecked) @usableFromInline var partners: UnsafeMutablePointer<UInt32>
    @exclusivity(unchecked) @usableFromInline var capacity: Int
    /// The number of tokens, including the `endOfFile`.
    @exclusivity(unchecked) public var count = 0
    /// The ends of tokens of `Token.longLength` bytes and more, by index, ascending.
    @exclusivity(unchecked) @usableFromInline var longEnds: [(index: UInt32, end: UInt32)] = []
    /// The problems found, in order of offsets.
    @exclusivity(unchecked) public var problems: [Problem] = []

    public init(capacity: Int = 1 << 14) {
        self.capacity = capacity
        storage = .allocate(capacity: capacity)
        partners = .allocate(capacity: capacity)
    }

    deinit {
        storage.deallocate()
        partners.deallocate()
    }

    /// Empties the buffer.
    public func reset() {
        count = 0
        longEnds.removeAll(keepingCapacity: true)
        problems.removeAll(keepingCapacity: true)
    }

    /// Reserves memory for `tokens` tokens. A file of `n` bytes has at most `n + 1`.
    public func reserve(_ tokens: Int) {
        guard tokens > capacity else { return }
        let size = max(tokens, capacity * 2)
        let grown = UnsafeMutablePointer<Token>.allocate(capacity: size)
        grown.update(from: storage, count: count)
        storage.deallocate()
        storage = grown
        partners.deallocate()
        partners = .allocate(capacity: size)
        capacity = size
    }

    /// The tokens; valid until the next `reset`, `reserve` or `append`.
    @inlinable public var base: UnsafeMutablePointer<Token> { storage }

    /// For brackets, the index of the partner; valid as long as `base`. Ranges always nest: the partner of an unclosed
    /// opener is what ends it (the closer of an enclosing bracket, an `#else`, a declaration, the `endOfFile`); that of
    /// an unopened closer is itself. Each piece of a string refers to the next, its tail to its head; `#if` and its
    /// branches likewise, `#endif` to its `#if`.
    @inlinable public var partner: UnsafeMutablePointer<UInt32> { partners }

    @inlinable
    public subscript(index: Int) -> Token { storage[index] }

    /// One past a token's last byte.
    @inlinable
    public func end(_ index: Int) -> UInt32 {
        let token = storage[index]
        return token.length < Token.longLength ? token.start + token.length : longEnd(index)
    }

    /// Records the end of a token of `Token.longLength` bytes or more. Called in ascending order of indices.
    public func noteLongEnd(_ end: UInt32, at index: Int) {
        longEnds.append((UInt32(index), end))
    }

    @usableFromInline
    func longEnd(_ index: Int) -> UInt32 {
        for entry in longEnds where entry.index == UInt32(index) { return entry.end }
        return storage[index].start + storage[index].length
    }

    /// Source text that Swift does not accept. The analysis continues.
    public struct Problem: Sendable, Equatable {
        public let offset: UInt32
        public let kind: Kind

        public init(offset: UInt32, kind: Kind) {
            self.offset = offset
            self.kind = kind
        }

        public enum Kind: String, Sendable {
            case unterminatedComment = "unterminated comment"
            case unterminatedString = "unterminated string"
            case unterminatedRegex = "unterminated regular expression"
            case conflictMarker = "version control conflict marker"
            case unbalancedBracket = "unbalanced bracket"
            case nestedTooDeeply = "nested too deeply"
            case invalidCharacter = "invalid character"
        }
    }
}
