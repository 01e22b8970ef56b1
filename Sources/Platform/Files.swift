#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// What opens files by bytes of a path, relative to a folder's descriptor. Descriptors belong to the caller, and no
/// other program that is started inherits them.
public enum Files {
    /// Stands for a descriptor of the working folder.
    public static var workingFolder: Int32 { AT_FDCWD }

    /// For reading. Does not wait for pipes, and no terminal becomes the one that controls this process.
    public static func open(_ path: [UInt8], in folder: Int32) throws(SystemError) -> Int32 {
        try checked(path.withCString { openat(folder, $0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) })
    }

    /// A folder whose names are to be read.
    public static func openFolder(_ path: [UInt8], in folder: Int32) throws(SystemError) -> Int32 {
        try checked(path.withCString { openat(folder, $0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) })
    }

    /// A folder to start other paths from. On Linux it need not be readable itself.
    public static func openToSearch(_ path: [UInt8]) throws(SystemError) -> Int32 {
        #if canImport(Darwin)
        let search = O_RDONLY
        #else
        // `O_PATH`, a macro that the C module does not export.
        let search: Int32 = 0o10_000_000
        #endif
        return try checked(path.withCString { openat(AT_FDCWD, $0, search | O_DIRECTORY | O_CLOEXEC) })
    }

    public static func close(_ descriptor: Int32) {
        #if canImport(Darwin)
        _ = Darwin.close(descriptor)
        #elseif canImport(Glibc)
        _ = Glibc.close(descriptor)
        #elseif canImport(Musl)
        _ = Musl.close(descriptor)
        #endif
    }

    /// No other program that is started holds it open.
    public static func closeOnExec(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }

    /// Writing to it never waits.
    public static func setNonBlocking(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }

    /// Whether this process may write to a file.
    public static func isWritable(_ path: [UInt8]) -> Bool { path.withCString { access($0, W_OK) } == 0 }

    public static func setPermissions(_ permissions: UInt32, of descriptor: Int32) {
        _ = fchmod(descriptor, mode_t(permissions))
    }

    /// A file takes another's name, at once.
    public static func rename(_ path: [UInt8], to name: [UInt8]) throws(SystemError) {
        try SystemError.check(path.withCString { path in
            name.withCString { name in
                #if canImport(Darwin)
                Darwin.rename(path, name)
                #elseif canImport(Glibc)
                Glibc.rename(path, name)
                #elseif canImport(Musl)
                Musl.rename(path, name)
                #endif
            }
        })
    }

    /// Takes a name away. One that is not there is no failure.
    public static func remove(_ path: [UInt8]) { _ = path.withCString { unlink($0) } }

    /// Waits until what was written before is on the disk, or cannot come after what is written later.
    public static func synchronize(_ descriptor: Int32) throws(SystemError) {
        #if canImport(Darwin)
        // `fsync` leaves the order to the drive; a barrier does not, and costs a fraction of a full flush. Not every
        // file system has it.
        if fcntl(descriptor, F_BARRIERFSYNC) == 0 { return }
        #endif
        try SystemError.check(fsync(descriptor))
    }

    /// The absolute path without links, `.` and `..`; on Darwin in the spelling of the disk, whose case may be another.
    public static func realPath(_ path: [UInt8]) throws(SystemError) -> [UInt8] {
        guard let resolved = path.withCString({ realpath($0, nil) }) else { throw .last }
        defer { free(resolved) }
        #if canImport(Darwin)
        if let spelled = spelling(ofOpened: Darwin.open(resolved, O_EVTONLY | O_CLOEXEC)) { return spelled }
        return composed([UInt8](cString: resolved))
        #else
        return [UInt8](cString: resolved)
        #endif
    }

    /// Whether names that differ in the case of letters are one name in a folder. Most volumes of macOS are made so; on
    /// Linux only folders of ext4 and f2fs that were made so on purpose, which are taken for what the rest are.
    public static func ignoresCase(in folder: [UInt8]) -> Bool {
        #if canImport(Darwin)
        folder.withCString { pathconf($0, _PC_CASE_SENSITIVE) } == 0
        #else
        false
        #endif
    }

    /// A path as it is spelled on the disk: git keeps the spelling that a file was added with, whatever it was renamed
    /// to since. What no file is found by stays as it is.
    ///
    /// - Parameters:
    ///   - path: relative to the folder.
    ///   - folder: absolute, as `realPath` spells it.
    public static func spelling(of path: [UInt8], in folder: [UInt8]) -> [UInt8] {
        #if canImport(Darwin)
        guard ignoresCase(in: folder) else { return path }
        let prefix = folder.last == UInt8(ascii: "/") ? folder : folder + [UInt8(ascii: "/")]
        // A link is opened itself, as git keeps it.
        let opened = (prefix + path).withCString { Darwin.open($0, O_EVTONLY | O_CLOEXEC | O_SYMLINK) }
        guard let spelled = spelling(ofOpened: opened), spelled.starts(with: prefix) else { return path }
        return Array(spelled[prefix.count...])
        #else
        return path
        #endif
    }

    /// The path of the working folder; nil where it is gone.
    public static func workingPath() -> [UInt8]? {
        guard let name = getcwd(nil, 0) else { return nil }
        defer { free(name) }
        #if canImport(Darwin)
        return composed([UInt8](cString: name))
        #else
        return [UInt8](cString: name)
        #endif
    }

    #if canImport(Darwin)
    /// The path of what a descriptor was opened for, which is closed; nil where it could not be opened.
    private static func spelling(ofOpened descriptor: Int32) -> [UInt8]? {
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(MAXPATHLEN)) { buffer in
            guard let start = buffer.baseAddress,
                fcntl(descriptor, F_GETPATH, UnsafeMutableRawPointer(start)) == 0
            else { return nil }
            return composed([UInt8](cString: start))
        }
    }

    /// A path in form C, where the volume knows the file by it.
    private static func composed(_ path: [UInt8]) -> [UInt8] {
        let composed = FileName.canonical(path)
        return composed == path || composed.withCString({ access($0, F_OK) }) == 0 ? composed : path
    }
    #endif

    @inline(__always)
    private static func checked(_ descriptor: Int32) throws(SystemError) -> Int32 {
        if descriptor < 0 { throw .last }
        return descriptor
    }
}
