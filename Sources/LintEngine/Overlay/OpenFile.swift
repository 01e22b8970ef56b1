internal import RIBModel
public import SourceText

/// An unsaved file of an editor: its text replaces that on disk; the file need not exist.
public struct OpenFile: Sendable {
    public let path: SourcePath
    public let text: [UInt8]

    public init(path: SourcePath, text: [UInt8]) {
        self.path = path
        self.text = text
    }

    /// The absolute path; links are resolved in the part that exists.
    ///
    /// - Parameter root: the root that the user names.
    func absolutePath(in root: GivenRoot?) throws(LintError) -> [UInt8] {
        guard SourceLanguage.isSource(path.bytes) else { throw .foreignFiles([path]) }
        var missing: [[UInt8]] = []
        var names = RunRoot.names(path.bytes)
        let isAbsolute = path.bytes.first == UInt8(ascii: "/")
        while true {
            let joined = names.map(Array.init).joined(separator: [UInt8(ascii: "/")])
            let existing = (isAbsolute ? [UInt8(ascii: "/")] : [UInt8(ascii: "."), UInt8(ascii: "/")]) + joined
            do throws(Disk.Failure) {
                let real = try GivenPath.absolute(existing, in: root)
                return missing.reversed().reduce(real) {
                    ($0 == [UInt8(ascii: "/")] ? [] : $0) + [UInt8(ascii: "/")] + $1
                }
            } catch {
                guard error.isMissing, !error.isInTheWay, let last = names.popLast() else {
                    throw .unreadable(path, error.text)
                }
                // A path below a missing folder cannot lead upward.
                if last == Array("..".utf8) { throw .missingPaths([path]) }
                if last != Array(".".utf8) { missing.append(last) }
            }
        }
    }

    /// The deepest existing folder that contains a file or would contain it.
    static func nearestFolder(above absolute: [UInt8]) -> [UInt8] {
        var folder = RunRoot.folder(of: absolute)
        while !Disk.hasEntry(folder), folder.count > 1 { folder = RunRoot.folder(of: folder) }
        return folder
    }
}
