public import SourceText

/// Reads one file after the other into one buffer.
///
/// A class because the buffer has one owner, the worker, and must be neither copied nor moved.
final class SourceReader {
    /// Files over this size are not analysed: 5 MB.
    static let limit = 5_000_000
    /// Zero bytes that follow the text, so that a loop may look ahead.
    static let padding = 64

    private let root: Int32
    private let overlay: FileOverlay
    private let buffer: UnsafeMutableRawBufferPointer

    /// - Parameters:
    ///   - root: a descriptor of the folder that paths are relative to.
    ///   - drafts: texts that are read instead of files.
    init(root: Int32, overlay: FileOverlay = .none) {
        self.root = root
        self.overlay = overlay
        buffer = .allocate(byteCount: SourceReader.limit + 1 + SourceReader.padding, alignment: 64)
    }

    deinit { buffer.deallocate() }

    /// What there is to say of a file that cannot be analysed.
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

    /// The same bytes as a copy, which outlives the reader.
    func contents(of path: SourcePath) throws(Refusal) -> [UInt8] {
        // Once inlined, nothing else keeps the buffer for as long as it is copied.
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
    /// Hands each file to `body`, in order, followed in memory by 64 zero bytes; nil where it cannot be read. For tools
    /// that look at files as they are named: no root, no exclusions.
    public static func readSources(_ paths: [SourcePath], _ body: (SourcePath, UnsafeBufferPointer<UInt8>?) -> Void) {
        let reader = SourceReader(root: Disk.workingFolder)
        withExtendedLifetime(reader) {
            for path in paths { body(path, try? reader.read(path)) }
        }
    }
}
