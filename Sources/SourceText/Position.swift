/// A place in a text as the consumers of reports count it: line and columns from 1, the offset in bytes from 0.
public struct Position: Hashable, Sendable {
    /// A line ends at `\n`, `\r\n` or a lone `\r`, as Swift ends its lines.
    public let line: Int
    /// Column in UTF-8 bytes. A byte order mark is part of line 1 for no unit.
    public let utf8: Int
    /// Column in UTF-16 code units. Each maximal run of invalid bytes counts as one.
    public let utf16: Int
    /// Column in Unicode scalars.
    public let scalar: Int
    /// UTF-8 bytes from the file's start.
    public let offset: Int

    public init(line: Int, utf8: Int, utf16: Int, scalar: Int, offset: Int) {
        self.line = line
        self.utf8 = utf8
        self.utf16 = utf16
        self.scalar = scalar
        self.offset = offset
    }
}
