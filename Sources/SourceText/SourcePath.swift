/// A path as the bytes the file system gave: no encoding is assumed, nothing is normalised.
///
/// Paths in reports are relative to the run's root, with `/` between names. They are ordered by their bytes.
public struct SourcePath: Hashable, Sendable, Comparable {
    public let bytes: [UInt8]

    public init(bytes: [UInt8]) { self.bytes = bytes }

    public init(_ text: String) { self.bytes = Array(text.utf8) }

    /// The path for people: bytes that are no UTF-8 become U+FFFD.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The last name.
    public var name: ArraySlice<UInt8> {
        guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return bytes[...] }
        return bytes[(slash + 1)...]
    }

    /// The folders that it is in, parted by slashes; nothing for a file at the root.
    public var folder: ArraySlice<UInt8> { bytes[..<(bytes.lastIndex(of: UInt8(ascii: "/")) ?? 0)] }

    /// The names between slashes, first to last; the file's own name included.
    public var components: [ArraySlice<UInt8>] { bytes.split(separator: UInt8(ascii: "/")) }

    public static func < (left: SourcePath, right: SourcePath) -> Bool {
        left.bytes.lexicographicallyPrecedes(right.bytes)
    }
}
