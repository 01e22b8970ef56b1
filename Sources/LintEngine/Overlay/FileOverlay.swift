internal import SourceText

/// Texts that stand in for files while a run lasts: what an editor has not saved, or what fixes would make of a file.
struct FileOverlay: Sendable {
    static let none = FileOverlay()

    /// By path from the root.
    private(set) var texts: [SourcePath: [UInt8]] = [:]
    /// The lines of these texts that changed, where that was found out before; nil: to be asked of whoever knows.
    var changes: ChangedLines?
    /// What git's index holds in place of the working folder, where that is what counts.
    var staged: StagedFiles? {
        didSet { for (path, text) in staged?.texts ?? [:] where texts[path] == nil { texts[path] = text } }
    }

    subscript(path: SourcePath) -> [UInt8]? {
        get { texts[path] }
        set { texts[path] = newValue }
    }

    /// Copies the text of a file, of which one byte more than the limit is enough.
    ///
    /// - Returns: how many bytes; nil where the file itself is to be read.
    func read(_ path: SourcePath, into buffer: UnsafeMutableRawBufferPointer, limit: Int) -> Int? {
        guard !texts.isEmpty, let text = texts[path] else { return nil }
        let count = min(text.count, limit + 1)
        UnsafeMutableRawBufferPointer(rebasing: buffer[..<count]).copyBytes(from: text[..<count])
        return count
    }
}
