#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Writes a report to a file: the whole of it, or nothing.
enum OutputFile {
    /// What the system said.
    struct Failure: Error {
        let code: Int32

        var text: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }

        static var last: Failure { Failure(code: errno) }
    }

    /// Replaces a file by writing beside it and renaming. Pipes and devices are written to as they are.
    static func write(_ bytes: [UInt8], to path: String) -> Failure? {
        var status = stat()
        let exists = stat(path, &status) == 0
        if exists && status.st_mode & S_IFMT != S_IFREG {
            let descriptor = open(path, O_WRONLY | O_CLOEXEC)
            guard descriptor >= 0 else { return .last }
            return finish(descriptor, writeAll(bytes, to: descriptor))
        }
        // The file behind a link is replaced, not the link.
        let resolved = realpath(path, nil)
        defer { free(resolved) }
        let target = resolved.map { String(cString: $0) } ?? path
        let mode = exists ? status.st_mode & 0o777 : 0o666
        return Interrupts.hold { replace(target, bytes, mode: mode, keepsMode: exists) }
    }

    /// Whether anything has this name, even a link to nothing.
    static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Writes all bytes to a descriptor, however many calls that takes.
    static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Failure? {
        bytes.withUnsafeBytes { all in
            var done = 0
            while done < all.count {
                let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: all[done...]))
                if count >= 0 {
                    done += count
                } else if errno == EAGAIN {
                    var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    poll(&ready, 1, -1)
                } else if errno != EINTR {
                    return .last
                }
            }
            return nil
        }
    }

    /// Adds to the end of a file that others add to as well.
    static func append(_ bytes: [UInt8], to path: String) -> Failure? {
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { return .last }
        return finish(descriptor, writeAll(bytes, to: descriptor))
    }

    /// Writes all bytes while interrupts are held, and gives up between two pieces if one came.
    private static func writePieces(_ bytes: [UInt8], to descriptor: Int32) -> Failure? {
        let piece = 1 << 20
        for start in stride(from: 0, to: bytes.count, by: piece) {
            if Interrupts.isWaiting { return Failure(code: EINTR) }
            if let failure = writeAll(Array(bytes[start..<min(start + piece, bytes.count)]), to: descriptor) { return failure }
        }
        return nil
    }

    private static func replace(_ target: String, _ bytes: [UInt8], mode: mode_t, keepsMode: Bool) -> Failure? {
        let slash = target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex
        let temporary = "\(target[..<slash]).riblint-\(getpid()).tmp"
        unlink(temporary)
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
        guard descriptor >= 0 else { return .last }
        if keepsMode { fchmod(descriptor, mode) }
        if let failure = finish(descriptor, writePieces(bytes, to: descriptor)) {
            unlink(temporary)
            return failure
        }
        guard rename(temporary, target) == 0 else {
            let failure = Failure.last
            unlink(temporary)
            return failure
        }
        return nil
    }

    /// Closes, which may fail as well: some file systems write only then.
    private static func finish(_ descriptor: Int32, _ failure: Failure?) -> Failure? {
        let closed = close(descriptor) == 0 ? nil : Failure.last
        return failure ?? closed
    }

    private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Darwin)
        Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #else
        Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }
}
