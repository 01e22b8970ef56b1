/// A path as the bytes of the file system: without an encoding, not normalized.
///
/// Paths in reports are relative to the run's root, with `/` as separator. They are ordered by bytes.
public struct SourcePath: Hashable, Sendable, Comparable {
    public let bytes: [UInt8]

    public init(bytes: [UInt8]) { self.bytes = bytes }

    public init(_ text: String) { self.bytes = Array(text.utf8) }

    /// The path as text; invalid UTF-8 becomes U+FFFD.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The last component.
    public var name: ArraySlice<UInt8> {
        guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return bytes[...] }
        return bytes[(slash + 1)...]
    }

    /// The folders that contain it, separated by slashes; empty for a file at the root.
    public var folder: ArraySlice<UInt8> { bytes[..<(bytes.lastIndex(of: UInt8(ascii: "/")) ?? 0)] }

    /// All components, including the file's name.
    public var components: [ArraySlice<UInt8>] { bytes.split(separator: UInt8(ascii: "/")) }

    public static func < (left: SourcePath, right: SourcePath) -> Bool {
        left.bytes.lexicographicallyPrecedes(right.bytes)
    }
}
