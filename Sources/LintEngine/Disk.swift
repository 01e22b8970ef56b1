#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// The few questions that the engine asks of the file system. Paths are bytes, and nothing is cached.
enum Disk {
    /// Stands for a descriptor of the working folder.
    static let workingFolder: Int32 = AT_FDCWD

    /// What stands under a name.
    enum Kind: Sendable {
        case file, folder, link, other
    }

    /// A file as the system knows it, whatever it is called.
    struct Identity: Hashable, Sendable {
        let device: UInt64
        let number: UInt64
    }

    /// A question that the system refused to answer.
    struct Failure: Error, Sendable {
        let code: Int32

        /// Why, in the words of the system in the C locale, in lower case: `permission denied`.
        var text: String {
            if code == 0 { return "it is neither a file nor a folder" }
            guard let words = strerror(code) else { return "error \(code)" }
            let text = String(cString: words)
            return text.prefix(1).lowercased() + text.dropFirst()
        }

        /// Whether there is nothing under the path.
        var isMissing: Bool { code == ENOENT || code == ENOTDIR }

        /// Whether something else stands where the path wants a folder.
        var isInTheWay: Bool { code == ENOTDIR }

        static var last: Failure { Failure(code: errno) }

        /// A pipe, a socket or a device stands there.
        static let notAFile = Failure(code: 0)
    }

    /// The absolute path without links, `.` and `..`.
    static func realPath(_ path: [UInt8]) throws(Failure) -> [UInt8] {
        let resolved = withTerminated(path) { realpath($0, nil) }
        guard let resolved else { throw .last }
        defer { free(resolved) }
        return Array(UnsafeBufferPointer(start: UnsafeRawPointer(resolved).assumingMemoryBound(to: UInt8.self), count: strlen(resolved)))
    }

    /// What stands at a path at the end of all links.
    static func look(at path: [UInt8]) throws(Failure) -> (kind: Kind, identity: Identity) {
        var status = stat()
        guard withTerminated(path, { stat($0, &status) }) == 0 else { throw .last }
        let identity = Identity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
        return (kind(ofMode: status.st_mode), identity)
    }

    /// Whether anything, even a dangling link, has this name.
    static func hasEntry(_ path: [UInt8]) -> Bool {
        var status = stat()
        return withTerminated(path) { lstat($0, &status) } == 0
    }

    /// Where the user is at home, without links; nil where nobody says.
    static var homeFolder: [UInt8]? {
        guard let home = getenv("HOME"), home[0] != 0 else { return nil }
        return try? realPath(Array(UnsafeBufferPointer(start: UnsafeRawPointer(home).assumingMemoryBound(to: UInt8.self), count: strlen(home))))
    }

    /// A descriptor of a folder to start other paths from, to be closed by `close(_:)`. On Linux the folder
    /// need not be readable itself.
    static func openRoot(_ path: [UInt8]) throws(Failure) -> Int32 {
        #if canImport(Darwin)
        let search = O_RDONLY
        #else
        // `O_PATH`, a macro that the C module does not export.
        let search: Int32 = 0o10_000_000
        #endif
        let descriptor = withTerminated(path) { openat(workingFolder, $0, search | O_DIRECTORY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw .last }
        return descriptor
    }

    /// A descriptor of a folder to be listed.
    private static func openFolder(_ path: [UInt8], in folder: Int32) throws(Failure) -> Int32 {
        let descriptor = withTerminated(path.isEmpty ? [UInt8(ascii: ".")] : path) {
            openat(folder, $0, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        }
        guard descriptor >= 0 else { throw .last }
        return descriptor
    }

    static func close(_ descriptor: Int32) {
        #if canImport(Darwin)
        _ = Darwin.close(descriptor)
        #else
        _ = Glibc.close(descriptor)
        #endif
    }

    /// Calls `body` with each name in a folder but `.` and `..`, in the order of the file system.
    static func list(
        _ path: [UInt8], in root: Int32, _ body: (UnsafeBufferPointer<UInt8>, Kind) -> Void
    ) throws(Failure) {
        let descriptor = try openFolder(path, in: root)
        guard let stream = fdopendir(descriptor) else {
            let failure = Failure.last
            close(descriptor)
            throw failure
        }
        defer { closedir(stream) }
        guard let offset = MemoryLayout<dirent>.offset(of: \dirent.d_name) else { return }
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                if errno != 0 { throw .last }
                return
            }
            let start = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: UInt8.self)
            let name = UnsafeBufferPointer(start: start, count: strlen(UnsafePointer<CChar>(OpaquePointer(start))))
            if name.count == 1, name[0] == UInt8(ascii: ".") { continue }
            if name.count == 2, name[0] == UInt8(ascii: "."), name[1] == UInt8(ascii: ".") { continue }
            body(name, kind(ofEntry: entry.pointee.d_type, start, in: descriptor))
        }
    }

    /// Reads a file into `buffer`, which it may fill: then the file may be longer.
    ///
    /// Does not wait for pipes, which may come to stand where the walk saw a file.
    static func read(_ path: [UInt8], in root: Int32, into buffer: UnsafeMutableRawBufferPointer) throws(Failure) -> Int {
        let descriptor = withTerminated(path) { openat(root, $0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
        guard descriptor >= 0 else { throw .last }
        defer { close(descriptor) }
        var filled = 0
        while filled < buffer.count {
            let count = readSome(descriptor, UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]))
            if count == 0 { break }
            if count < 0 {
                if errno == EINTR { continue }
                throw .last
            }
            filled += count
        }
        return filled
    }

    /// Asks for a file to be brought into memory, and does not wait for it. Whatever stands in the way shows when the file is read.
    static func askFor(_ path: [UInt8], in root: Int32) {
        #if canImport(Glibc)
        let descriptor = withTerminated(path) { openat(root, $0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
        guard descriptor >= 0 else { return }
        posix_fadvise(descriptor, 0, 0, POSIX_FADV_WILLNEED)
        close(descriptor)
        #endif
    }

    /// How much this thread has had the system fetch from disks: 0 where systems do not say.
    static var blocksFetched: Int {
        #if canImport(Glibc)
        var usage = rusage()
        // `RUSAGE_THREAD`, a macro that the C module does not export.
        return getrusage(1, &usage) == 0 ? usage.ru_inblock : 0
        #else
        return 0
        #endif
    }

    private static func readSome(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
        #if canImport(Darwin)
        Darwin.read(descriptor, buffer.baseAddress, buffer.count)
        #else
        Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        #endif
    }

    private static func kind(ofMode mode: mode_t) -> Kind {
        switch mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
    }

    private static func kind(ofEntry type: UInt8, _ name: UnsafePointer<UInt8>, in folder: Int32) -> Kind {
        switch Int32(type) {
        case Int32(DT_REG): return .file
        case Int32(DT_DIR): return .folder
        case Int32(DT_LNK): return .link
        case Int32(DT_UNKNOWN):
            var status = stat()
            let result = fstatat(folder, UnsafePointer<CChar>(OpaquePointer(name)), &status, AT_SYMLINK_NOFOLLOW)
            return result == 0 ? kind(ofMode: status.st_mode) : .other
        default: return .other
        }
    }

    /// The bytes of a path as a C string.
    private static func withTerminated<Result>(_ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Result) -> Result {
        withUnsafeTemporaryAllocation(byteCount: path.count + 1, alignment: 1) { buffer in
            buffer.copyBytes(from: path)
            buffer[path.count] = 0
            return body(buffer.withMemoryRebound(to: CChar.self) { UnsafePointer($0.baseAddress!) })
        }
    }
}
