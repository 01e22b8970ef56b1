public import SourceText

/// A file as an editor has it: its text counts in place of what is on disk, if anything is.
public struct OpenFile: Sendable {
    public let path: SourcePath
    public let text: [UInt8]

    public init(path: SourcePath, text: [UInt8]) {
        self.path = path
        self.text = text
    }

    /// The absolute path without links, as far as there is something under it.
    func absolutePath() throws(LintError) -> [UInt8] {
        guard Discovery.isSource(path.bytes) else { throw .foreignFiles([path]) }
        var missing: [[UInt8]] = []
        var names = RunRoot.names(path.bytes)
        let isAbsolute = path.bytes.first == UInt8(ascii: "/")
        while true {
            let joined = names.map(Array.init).joined(separator: [UInt8(ascii: "/")])
            let existing = (isAbsolute ? [UInt8(ascii: "/")] : [UInt8(ascii: "."), UInt8(ascii: "/")]) + joined
            do throws(Disk.Failure) {
                let real = try Disk.realPath(existing)
                return missing.reversed().reduce(real) {
                    ($0 == [UInt8(ascii: "/")] ? [] : $0) + [UInt8(ascii: "/")] + $1
                }
            } catch {
                guard error.isMissing, !error.isInTheWay, let last = names.popLast() else {
                    throw .unreadable(path, error.text)
                }
                // What is below a folder that is not there leads nowhere but down.
                if last == Array("..".utf8) { throw .missingPaths([path]) }
                if last != Array(".".utf8) { missing.append(last) }
            }
        }
    }

    /// The deepest folder that is there, of those that a file stands in or would.
    static func nearestFolder(above absolute: [UInt8]) -> [UInt8] {
        var folder = RunRoot.folder(of: absolute)
        while !Disk.hasEntry(folder), folder.count > 1 { folder = RunRoot.folder(of: folder) }
        return folder
    }
}
