/// A position in a text: line and columns from 1, the offset in bytes from 0.
public struct Position: Hashable, Sendable {
    /// A line ends at `\n`, `\r\n` or a lone `\r`, as in Swift.
    public let line: Int
    /// The column in UTF-8 bytes. A byte order mark counts in no unit.
    public let utf8: Int
    /// The column in UTF-16 code units. Each maximal run of invalid bytes counts as one.
    public let utf16: Int
    /// The column in Unicode scalars.
    public let scalar: Int
    /// UTF-8 bytes from the start of the file.
    public let offset: Int

    public init(line: Int, utf8: Int, utf16: Int, scalar: Int, offset: Int) {
        self.line = line
        self.utf8 = utf8
        self.utf16 = utf16
        self.scalar = scalar
        self.offset = offset
    }
}
