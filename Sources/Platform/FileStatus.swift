#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// What the system knows of a file.
///
/// swift-system's `Stat` knows more, and its first use costs a search of all conformances of the program: a quarter of
/// a million instructions of each start.
public struct FileStatus: Sendable {
    public let kind: FileKind
    /// Where it is, and which of the files there.
    public let device: UInt64
    public let number: UInt64
    /// The bits of who may read, write and run it.
    public let permissions: UInt32
    /// How many names it has.
    public let linkCount: Int

    /// - Parameter followsLinks: whether a link stands for what it leads to.
    public init(of path: [UInt8], followsLinks: Bool) throws(SystemError) {
        var status = stat()
        try SystemError.check(path.withCString { followsLinks ? stat($0, &status) : lstat($0, &status) })
        kind = FileKind(mode: status.st_mode)
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
        permissions = UInt32(status.st_mode) & 0o7777
        linkCount = Int(status.st_nlink)
    }
}

/// What stands under a name.
public enum FileKind: Sendable {
    case file, folder, link, other

    init(mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        case S_IFLNK: self = .link
        default: self = .other
        }
    }
}
