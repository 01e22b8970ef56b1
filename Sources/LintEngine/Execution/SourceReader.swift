public import SourceText

/// Reads files one after the other into one buffer.
///
/// A class because the buffer has one owner, the worker, and must not be copied or moved.
final class SourceReader {
    /// The largest size of a file that is analyzed: 5 MB.
    static let limit = 5_000_000
    /// The number of zero bytes after the text, so that loops may look ahead.
    static let padding = 64

    private let root: Int32
    private let overlay: FileOverlay
    private let buffer: UnsafeMutableRawBufferPointer

    /// - Parameters:
    ///   - root: a descriptor of the folder that paths are relative to.
    ///   - overlay: texts that are read instead of files.
    init(root: Int32, overlay: FileOverlay = .none) {
        self.root = root
        self.overlay = overlay
        buffer = .allocate(byteCount: SourceReader.limit + 1 + SourceReader.padding, alignment: 64)
    }

    deinit { buffer.deallocate() }

    /// Why a file cannot be analyzed.
    struct Refusal: Error {
        let reason: String
    }

    /// A file's bytes, followed by zeros; valid until the next call.
    func read(_ path: SourcePath) throws(Refusal) -> UnsafeBufferPointer<UInt8> {
        let count: Int
        if let drafted = overlay.read(path, into: buffer, limit: SourceReader.limit) {
            count = drafted
        } else {
            count = try fromDisk(path)
        }
        if count > SourceReader.limit { throw Refusal(reason: "is over the limit of 5 MB") }
        for index in count..<(count + SourceReader.padding) { buffer[index] = 0 }
        return UnsafeRawBufferPointer(rebasing: buffer[..<count]).assumingMemoryBound(to: UInt8.self)
    }

    /// A copy of a file's bytes, which outlives the reader.
    func contents(of path: SourcePath) throws(Refusal) -> [UInt8] {
        // After inlining, nothing else keeps the buffer alive during the copy.
        defer { withExtendedLifetime(self) {} }
        return Array(try read(path))
    }

    private func fromDisk(_ path: SourcePath) throws(Refusal) -> Int {
        do {
            return try Disk.read(
                path.bytes,
                in: root,
                into: UnsafeMutableRawBufferPointer(rebasing: buffer[...SourceReader.limit])
            )
        } catch {
            throw Refusal(reason: "cannot be read: \(error.text)")
        }
    }
}

extension LintEngine {
    /// Calls `body` with each file in order; the bytes are followed by 64 zero bytes, nil if the file cannot be read.
    /// For tools that read exactly the named files: no root, no exclusions.
    public static func readSources(_ paths: [SourcePath], _ body: (SourcePath, UnsafeBufferPointer<UInt8>?) -> Void) {
        let reader = SourceReader(root: Disk.workingFolder)
        withExtendedLifetime(reader) {
            for path in paths { body(path, try? reader.read(path)) }
        }
    }
}
