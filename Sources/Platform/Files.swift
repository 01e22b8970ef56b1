#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Opens and changes files whose paths are bytes, relative to a folder's descriptor. Descriptors belong to the caller;
/// child processes do not inherit them.
public enum Files {
    /// The value that represents the working folder where a descriptor is expected.
    public static var workingFolder: Int32 { AT_FDCWD }

    /// Opens a file for reading. Does not block on a pipe, and does not acquire a controlling terminal.
    public static func open(_ path: [UInt8], in folder: Int32) throws(SystemError) -> Int32 {
        try checked(path.withCString { openat(folder, $0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) })
    }

    /// Opens a folder to list its names.
    public static func openFolder(_ path: [UInt8], in folder: Int32) throws(SystemError) -> Int32 {
        try checked(path.withCString { openat(folder, $0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) })
    }

    /// Opens a folder that paths are resolved against. On Linux it need not be readable.
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

    /// Prevents child processes from inheriting the descriptor.
    public static func closeOnExec(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }

    /// Makes writing to the descriptor non-blocking.
    public static func setNonBlocking(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }

    /// Whether this process may write to a file.
    public static func isWritable(_ path: [UInt8]) -> Bool { path.withCString { access($0, W_OK) } == 0 }

    public static func setPermissions(_ permissions: UInt32, of descriptor: Int32) {
        _ = fchmod(descriptor, mode_t(permissions))
    }

    /// Renames a file atomically; replaces an existing file.
    public static func rename(_ path: [UInt8], to name: [UInt8]) throws(SystemError) {
        try SystemError.check(
            path.withCString { path in
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

    /// Removes a name; one that does not exist is not an error.
    public static func remove(_ path: [UInt8]) { _ = path.withCString { unlink($0) } }

    /// Waits until written data is on the disk, or is ordered before data that is written later.
    public static func synchronize(_ descriptor: Int32) throws(SystemError) {
        #if canImport(Darwin)
        // `fsync` leaves the order to the drive. A barrier keeps the order and costs a fraction of a full flush; not
        // every file system supports it.
        if fcntl(descriptor, F_BARRIERFSYNC) == 0 { return }
        #endif
        try SystemError.check(fsync(descriptor))
    }

    /// The absolute path without links, `.` and `..`; on Darwin as the disk spells it.
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

    /// Whether names that differ in case are the same name in a folder. True for most volumes of macOS. Linux supports
    /// it per folder on ext4 and f2fs; such folders are not detected.
    public static func ignoresCase(in folder: [UInt8]) -> Bool {
        #if canImport(Darwin)
        folder.withCString { pathconf($0, _PC_CASE_SENSITIVE) } == 0
        #else
        false
        #endif
    }

    /// A path as the disk spells it: git keeps the spelling with which a file was added, even after a rename that
    /// changes case. Names that do not exist are unchanged.
    ///
    /// - Parameters:
    ///   - path: relative to the folder.
    ///   - folder: absolute, as `realPath` spells it.
    public static func spelling(of path: [UInt8], in folder: [UInt8]) -> [UInt8] {
        #if canImport(Darwin)
        guard ignoresCase(in: folder) else { return path }
        let prefix = folder.last == UInt8(ascii: "/") ? folder : folder + [UInt8(ascii: "/")]
        // Opens a link itself, because git tracks the link.
        let opened = (prefix + path).withCString { Darwin.open($0, O_EVTONLY | O_CLOEXEC | O_SYMLINK) }
        guard let spelled = spelling(ofOpened: opened), spelled.starts(with: prefix) else { return path }
        return Array(spelled[prefix.count...])
        #else
        return path
        #endif
    }

    /// The path of the working folder; nil if it does not exist any more.
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
    /// The path of an open descriptor, which is closed; nil if it could not be opened.
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

    /// A path in form C, if the volume finds the file by it.
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
