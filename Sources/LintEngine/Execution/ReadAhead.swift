internal import Platform
internal import SourceText
internal import Synchronization

/// Has a disk fetch the files to come while the ones before them are read: asked for together they come sooner than one
/// after the other. What is in memory already is left alone: nothing is asked for until reading has shown that the disk
/// is needed.
///
/// One a reader, as each watches its own thread.
struct ReadAhead {
    private let paths: [SourcePath]
    private let root: Int32
    private let front: Front
    private let blocksFetched: @Sendable () -> Int
    private var filesUntilLook = 0
    private var knownBlocks = Int.max
    private var isFromDisk = false

    /// How many files before they are read they are asked for.
    static let distance = 128
    /// After how many files a reader looks whether any came from the disk.
    static let interval = 8

    /// - Parameters:
    ///   - root: a descriptor of the folder that paths are relative to.
    ///   - front: of all readers of these files.
    ///   - blocksFetched: how much this thread has had the system fetch so far.
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

    /// How far the files were asked for.
    final class Front: Sendable {
        private let next = Atomic<Int>(0)

        /// The first file within `range` that nobody has asked for.
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

    /// To be called before each file is read, by its place.
    mutating func pass(_ file: Int) {
        if filesUntilLook == 0 { look() }
        filesUntilLook -= 1
        guard isFromDisk else { return }
        while let next = front.take(in: (file + 1)..<min(file + 1 + ReadAhead.distance, paths.count)) {
            FileAdvice.willNeed(paths[next].bytes, in: root)
        }
    }

    /// What was asked for ahead counts as well, so it goes on for as long as that brings anything.
    private mutating func look() {
        filesUntilLook = ReadAhead.interval
        let blocks = blocksFetched()
        isFromDisk = blocks > knownBlocks
        knownBlocks = blocks
    }
}
