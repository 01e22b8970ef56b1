internal import SourceText
internal import YAMLText

/// A configuration on disk.
struct ConfigurationFile: Sendable {
    /// Absolute, without links.
    let path: [UInt8]
    /// As messages name it.
    let shown: SourcePath
    let bytes: [UInt8]

    /// The folder that it stands in.
    var folder: [UInt8] { RunRoot.folder(of: path) }

    /// What a configuration may be called.
    static let names = [".riblint.yml", ".riblint.yaml"]

    /// The nearest one, from a folder upward to the one that holds `.git`, or else to the root of the file system.
    ///
    /// - Parameter folder: absolute and without links.
    static func nearest(from folder: [UInt8]) throws(LintError) -> ConfigurationFile? {
        for folder in folders(from: folder) {
            let found = ConfigurationFile.names.map { RunRoot.path(RunRoot.names(folder) + [Array($0.utf8)]) }.filter { Disk.hasEntry($0) }
            if found.count > 1 {
                let other = ConfigurationFile.names[1]
                let message = "there is a \(other) beside it, and only one configuration can count; remove one of them"
                throw .configuration([ConfigurationMistake(shown(found[0]), YAMLPlace(line: 1, column: 1), message)])
            }
            if let path = found.first { return try ConfigurationFile(at: path, shown: shown(path)) }
        }
        return nil
    }

    /// The folders that it is looked for in, nearest first.
    static func folders(from folder: [UInt8]) -> [[UInt8]] {
        var names = RunRoot.names(folder)
        var folders: [[UInt8]] = []
        while true {
            folders.append(RunRoot.path(names))
            if Disk.hasEntry(RunRoot.path(names + [Array(".git".utf8)])) || names.popLast() == nil { return folders }
        }
    }

    /// The one that somebody named.
    static func named(_ path: SourcePath) throws(LintError) -> ConfigurationFile {
        let absolute: [UInt8]
        do { absolute = try Disk.realPath(path.bytes) } catch {
            throw error.isMissing ? .missingConfiguration(path) : .unreadable(path, error.text)
        }
        return try ConfigurationFile(at: absolute, shown: path)
    }

    private init(at path: [UInt8], shown: SourcePath) throws(LintError) {
        self.path = path
        self.shown = shown
        do throws(Disk.Failure) {
            guard try Disk.look(at: path).kind == .file else { throw .notAFile }
            var buffer = [UInt8](repeating: 0, count: YAMLDocument.limit + 1)
            let count = buffer.withUnsafeMutableBytes { bytes in
                Result { () throws(Disk.Failure) in try Disk.read(path, in: Disk.workingFolder, into: bytes) }
            }
            bytes = Array(buffer[..<(try count.get())])
        } catch {
            throw .unreadableConfiguration(shown, error.text)
        }
    }

    /// A path from the working folder where it lies below that, else as it is.
    private static func shown(_ path: [UInt8]) -> SourcePath {
        guard let working = try? Disk.realPath([UInt8(ascii: ".")]) else { return SourcePath(bytes: path) }
        return SourcePath(bytes: RunRoot.relative(path, to: working))
    }
}
