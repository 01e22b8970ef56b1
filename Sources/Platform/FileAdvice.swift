#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Hints for the system about files that will be read.
public enum FileAdvice {
    /// Requests a whole file from the disk without waiting. Errors appear when the file is read.
    public static func willNeed(_ path: [UInt8], in folder: Int32) {
        guard let descriptor = try? Files.open(path, in: folder) else { return }
        #if canImport(Darwin)
        var range = radvisory(ra_offset: 0, ra_count: Int32.max)
        _ = withUnsafeMutableBytes(of: &range) { bytes in fcntl(descriptor, F_RDADVISE, bytes.baseAddress!) }
        #else
        posix_fadvise(descriptor, 0, 0, POSIX_FADV_WILLNEED)
        #endif
        Files.close(descriptor)
    }

    /// The number of blocks that the system fetched from disks for this thread; on Darwin, which does not count per
    /// thread, for this process.
    public static var blocksFetched: Int {
        var usage = rusage()
        #if canImport(Darwin)
        let who = RUSAGE_SELF
        #else
        // `RUSAGE_THREAD`, a macro that the C module does not export.
        let who: Int32 = 1
        #endif
        return getrusage(who, &usage) == 0 ? Int(usage.ru_inblock) : 0
    }
}
