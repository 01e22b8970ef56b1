internal import Platform
internal import SourceText
internal import Synchronization

/// Requests files from the disk before they are read: requested together, they arrive sooner. Does nothing until a file
/// was actually fetched from the disk, so cached files cost nothing.
///
/// Each reader has its own, because the counter of fetched blocks belongs to a thread.
struct ReadAhead {
    private let paths: [SourcePath]
    private let root: Int32
    private let front: Front
    private let blocksFetched: @Sendable () -> Int
    private var filesUntilLook = 0
    private var knownBlocks = Int.max
    private var isFromDisk = false

    /// The number of files between the request and the reading of a file.
    static let distance = 128
    /// The number of files after which a reader checks whether any came from the disk.
    static let interval = 8

    /// - Parameters:
    ///   - root: a descriptor of the folder that paths are relative to.
    ///   - front: shared by all readers of these files.
    ///   - blocksFetched: the number of blocks that the system fetched for this thread so far.
    init(
        of paths: [SourcePath],
        root: Int32,
        front: Front,
        blocksFetched: @escaping @Sendable () -> Int = { FileAdvice.blocksFetched }
    ) {
        self.paths = paths
        self.root = root
        self.front = front
        self.blocksFetched = blocksFetched
    }

    /// The number of files that were requested so far.
    final class Front: Sendable {
        private let next = Atomic<Int>(0)

        /// The next file in `range` that was not requested; marks it as requested.
        func take(in range: Range<Int>) -> Int? {
            var known = next.load(ordering: .relaxed)
            while true {
                let file = max(known, range.lowerBound)
                guard file < range.upperBound else { return nil }
                let (isMine, original) = next.compareExchange(expected: known, desired: file + 1, ordering: .relaxed)
                if isMine { return file }
                known = original
            }
        }
    }

    /// Called with a file's index before the file is read.
    mutating func pass(_ file: Int) {
        if filesUntilLook == 0 { look() }
        filesUntilLook -= 1
        guard isFromDisk else { return }
        while let next = front.take(in: (file + 1)..<min(file + 1 + ReadAhead.distance, paths.count)) {
            FileAdvice.willNeed(paths[next].bytes, in: root)
        }
    }

    /// Requested files count as fetched too, so requests continue while they have an effect.
    private mutating func look() {
        filesUntilLook = ReadAhead.interval
        let blocks = blocksFetched()
        isFromDisk = blocks > knownBlocks
        knownBlocks = blocks
    }
}
