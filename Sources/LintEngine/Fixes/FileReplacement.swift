#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif
internal import SourceText

/// Replaces a file's text: by a file beside it that takes its name once it is safely on disk, so that at any moment either text is there
/// as a whole.
enum FileReplacement {
    /// Why a file stays as it was.
    enum Refusal: Error, Sendable {
        /// It should not be replaced.
        case unfit(String)
        /// The system would not.
        case failed(String)
    }

    /// - Parameters:
    ///   - path: absolute.
    ///   - digest: of the text that is there; one with another is left alone.
    static func replace(_ path: [UInt8], digest: UInt64, by bytes: [UInt8]) throws(Refusal) {
        let name = string(path)
        var status = stat()
        guard lstat(name, &status) == 0 else { throw .unfit("no longer exists") }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .unfit("is no longer a regular file") }
        guard status.st_mode & 0o222 != 0, access(name, W_OK) == 0 else { throw .unfit("is read-only") }
        // Its other names would keep the old text.
        guard status.st_nlink == 1 else { throw .unfit("has more than one name (hard links)") }
        let folder = RunRoot.folder(of: path)
        let temporary = string(folder + Array("/.riblint-\(getpid()).tmp".utf8))
        var signals = sigset_t()
        var before = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
        pthread_sigmask(SIG_BLOCK, &signals, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        unlink(temporary)
        do throws(Refusal) {
            try write(bytes, to: temporary, like: status)
            guard try digestOfFile(path) == digest else { throw .unfit("changed while it was analyzed; run again") }
            guard rename(temporary, name) == 0 else { throw .failed("cannot be replaced: \(Disk.Failure.last.text)") }
        } catch {
            unlink(temporary)
            throw error
        }
        synchronize(folder)
    }

    private static func write(_ bytes: [UInt8], to name: [CChar], like status: stat) throws(Refusal) {
        let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .failed("cannot be replaced: \(Disk.Failure.last.text)") }
        var failure: Disk.Failure?
        bytes.withUnsafeBytes { all in
            var done = 0
            while done < all.count, failure == nil {
                let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: all[done...]))
                if count >= 0 { done += count } else if errno != EINTR { failure = .last }
            }
        }
        // The owner first: a change of owner may take bits of the mode away.
        _ = fchown(descriptor, status.st_uid, status.st_gid)
        if failure == nil, fchmod(descriptor, status.st_mode & 0o7777) != 0 { failure = .last }
        if failure == nil, fsync(descriptor) != 0 { failure = .last }
        if close(descriptor) != 0, failure == nil { failure = .last }
        if let failure { throw .failed("cannot be written: \(failure.text)") }
    }

    private static func digestOfFile(_ path: [UInt8]) throws(Refusal) -> UInt64 {
        do throws(SourceReader.Refusal) {
            return Digest.of(try SourceReader(root: Disk.workingFolder).contents(of: SourcePath(bytes: path)))
        } catch {
            throw .unfit(error.reason)
        }
    }

    /// So that the new name outlives a power failure; a folder that cannot be opened keeps what the system gives it.
    private static func synchronize(_ folder: [UInt8]) {
        let descriptor = open(string(folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        Disk.close(descriptor)
    }

    private static func string(_ path: [UInt8]) -> [CChar] { (path + [0]).map { CChar(bitPattern: $0) } }

    private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Darwin)
        Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #else
        Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }
}
