#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The attributes of a file that `stat` returns.
///
/// swift-system's `Stat` has more, but its first use searches all conformances of the program, which costs 250,000
/// instructions per start.
public struct FileStatus: Sendable {
    public let kind: FileKind
    /// The device and the number of the file on it identify the file.
    public let device: UInt64
    public let number: UInt64
    /// The permission bits.
    public let permissions: UInt32
    /// The number of hard links.
    public let linkCount: Int
    /// In bytes.
    public let size: Int
    /// When the contents changed last, in nanoseconds since 1970; negative before.
    public let modified: Int

    /// - Parameter followsLinks: whether to return the attributes of the file that a link leads to.
    public init(of path: [UInt8], followsLinks: Bool) throws(SystemError) {
        var status = stat()
        try SystemError.check(path.withCString { followsLinks ? stat($0, &status) : lstat($0, &status) })
        kind = FileKind(mode: status.st_mode)
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
        permissions = UInt32(status.st_mode) & 0o7777
        linkCount = Int(status.st_nlink)
        size = Int(status.st_size)
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        // A time that does not fit wraps around: it is compared only.
        modified = Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
    }
}

/// The kind of a directory entry.
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
