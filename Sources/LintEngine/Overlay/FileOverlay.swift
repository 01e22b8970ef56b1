internal import SourceText

/// Texts that replace files during a run: unsaved buffers of an editor, or the results of fixes.
struct FileOverlay: Sendable {
    static let none = FileOverlay()

    /// By path relative to the root.
    private(set) var texts: [SourcePath: [UInt8]] = [:]
    /// The changed lines of these texts, if they are known already; nil if they have to be determined.
    var changes: ChangedLines?
    /// The files of archives, if they take the place of those on disk.
    var packed: PackedFiles?
    /// The contents of git's index, if the run analyzes the index instead of the working folder.
    var staged: StagedFiles? {
        didSet { for (path, text) in staged?.texts ?? [:] where texts[path] == nil { texts[path] = text } }
    }

    subscript(path: SourcePath) -> [UInt8]? {
        get { texts[path] ?? packed?[path].map(Array.init) }
        set { texts[path] = newValue }
    }

    /// Copies the text of a file, at most one byte more than the limit.
    ///
    /// - Returns: the number of bytes; nil if the overlay has no text for the file.
    func read(_ path: SourcePath, into buffer: UnsafeMutableRawBufferPointer, limit: Int) -> Int? {
        if texts.isEmpty, packed == nil { return nil }
        guard let text = texts[path]?[...] ?? packed?[path] else { return nil }
        let count = min(text.count, limit + 1)
        UnsafeMutableRawBufferPointer(rebasing: buffer[..<count]).copyBytes(from: text.prefix(count))
        return count
    }

    /// The same texts, by paths relative to another root.
    func moved(from root: SourcePath, to other: SourcePath) -> FileOverlay {
        if root == other { return self }
        var overlay = FileOverlay.none
        for (path, text) in texts {
            let absolute = RunRoot.path(RunRoot.names(root.bytes) + RunRoot.names(path.bytes))
            overlay[SourcePath(bytes: RunRoot.relative(absolute, to: other.bytes))] = text
        }
        return overlay
    }
}
