/// A range of UTF-8 bytes of one file, counted from 0, end exclusive.
public struct ByteRange: Hashable, Sendable, Comparable {
    /// The first byte.
    public var start: UInt32
    /// One past the last byte.
    public var end: UInt32

    @inlinable
    public init(_ start: UInt32, _ end: UInt32) {
        self.start = start
        self.end = end
    }

    /// The number of bytes.
    @inlinable public var length: Int { end > start ? Int(end - start) : 0 }

    /// Whether it is empty. An insertion point is an empty range.
    @inlinable public var isEmpty: Bool { end <= start }

    /// Whether this range contains `other`.
    @inlinable
    public func contains(_ other: ByteRange) -> Bool { start <= other.start && other.end <= end }

    /// By start, then by end.
    @inlinable
    public static func < (left: ByteRange, right: ByteRange) -> Bool {
        left.start != right.start ? left.start < right.start : left.end < right.end
    }
}

/// A file's number within one run: its index among the sorted paths, from 0.
public struct FileID: Hashable, Sendable, Comparable {
    public let index: Int

    @inlinable
    public init(_ index: Int) { self.index = index }

    @inlinable
    public static func < (left: FileID, right: FileID) -> Bool { left.index < right.index }
}

/// A range of bytes of a file.
public struct Site: Hashable, Sendable, Comparable {
    public let file: FileID
    public let range: ByteRange

    @inlinable
    public init(_ file: FileID, _ range: ByteRange) {
        self.file = file
        self.range = range
    }

    @inlinable
    public static func < (left: Site, right: Site) -> Bool {
        left.file != right.file ? left.file < right.file : left.range < right.range
    }
}
