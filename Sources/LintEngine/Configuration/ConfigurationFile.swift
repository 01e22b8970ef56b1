internal import SourceText
internal import YAMLText

/// A configuration file.
struct ConfigurationFile: Sendable {
    /// Absolute, without links.
    let path: [UInt8]
    /// The path as messages show it.
    let shown: SourcePath
    /// A hash of the text.
    let digest: UInt64
    /// The parsed text; nil if it is empty.
    let document: Result<YAMLNode?, YAMLProblem>

    /// The folder that contains it.
    var folder: [UInt8] { RunRoot.folder(of: path) }

    /// Whether it starts a project of its own with `root: true`. Not inherited from a file that it extends.
    var saysRoot: Bool {
        guard case .success(let root?) = document, case .mapping(let entries) = root.content else { return false }
        return entries.contains { entry in
            if entry.key == "root", case .scalar("true", isPlain: true) = entry.value.content { true } else { false }
        }
    }

    /// The possible names of a configuration.
    static let names = [".riblint.yml", ".riblint.yaml"]

    /// Whether a directory entry has one of these names.
    static func isName(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        name.count >= 12 && name[0] == UInt8(ascii: ".") && names.contains { name.elementsEqual($0.utf8) }
    }

    /// The configurations from a folder upward to the one that contains `.git`, or else to the root of the file system:
    /// the nearest first, the project's last. One with `root: true` ends the search. The home folder and `/` contain
    /// many projects: their configurations apply only if there is no nearer one.
    ///
    /// - Parameters:
    ///   - folder: absolute and without links.
    ///   - end: the last folder to search, if the search must not go on above it.
    static func chain(from folder: [UInt8], upTo end: [UInt8]?) throws(LintError) -> [ConfigurationFile] {
        var chain: [ConfigurationFile] = []
        for folder in folders(from: folder, upTo: end) {
            guard let path = try path(in: folder) else { continue }
            let file = try ConfigurationFile(at: path, shown: shown(path))
            if !chain.isEmpty, RunRoot.isShared(folder) { continue }
            chain.append(file)
            if file.saysRoot { break }
        }
        return chain
    }

    /// The configuration of the project that contains a folder: the outermost, or the nearest with `root: true`.
    static func project(of folder: [UInt8], upTo end: [UInt8]? = nil) throws(LintError) -> ConfigurationFile? {
        try chain(from: folder, upTo: end).last
    }

    /// The path of a folder's configuration; nil if it has none.
    static func path(in folder: [UInt8]) throws(LintError) -> [UInt8]? {
        let found = names.map { RunRoot.path(RunRoot.names(folder) + [Array($0.utf8)]) }.filter { Disk.hasEntry($0) }
        if found.count > 1 {
            let location = ConfigurationLocation(
                file: shown(found[0]),
                path: SourcePath(bytes: found[0]),
                position: YAMLLocation(line: 1, column: 1)
            )
            throw .configuration([
                ConfigurationMistake(location, "\(names[1]) is in the same folder; remove one of the two")
            ])
        }
        return found.first
    }

    /// The folders to search, nearest first.
    static func folders(from folder: [UInt8], upTo end: [UInt8]?) -> [[UInt8]] {
        var names = RunRoot.names(folder)
        var folders: [[UInt8]] = []
        while true {
            folders.append(RunRoot.path(names))
            if folders.last == end { return folders }
            if Disk.hasEntry(RunRoot.path(names + [Array(".git".utf8)])) || names.popLast() == nil { return folders }
        }
    }

    /// The configuration that the command line names.
    static func named(_ path: SourcePath) throws(LintError) -> ConfigurationFile {
        let absolute: [UInt8]
        do { absolute = try Disk.realPath(path.bytes) } catch {
            throw error.isMissing ? .missingConfiguration(path) : .unreadable(path, error.text)
        }
        return try ConfigurationFile(at: absolute, shown: path)
    }

    /// - Parameter path: absolute, without links.
    init(at path: [UInt8]) throws(LintError) { try self.init(at: path, shown: ConfigurationFile.shown(path)) }

    private init(at path: [UInt8], shown: SourcePath) throws(LintError) {
        do throws(Disk.Failure) {
            let kind = try Disk.look(at: path).kind
            guard kind == .file else { throw kind == .folder ? Disk.Failure.isAFolder : Disk.Failure.notAFile }
            var buffer = [UInt8](repeating: 0, count: YAMLDocument.limit + 1)
            let count = buffer.withUnsafeMutableBytes { bytes in
                Result { () throws(Disk.Failure) in try Disk.read(path, in: Disk.workingFolder, into: bytes) }
            }
            self.init(path: path, shown: shown, bytes: buffer[..<(try count.get())])
        } catch {
            throw .unreadableConfiguration(shown, error.text)
        }
    }

    init(path: [UInt8], shown: SourcePath, bytes: some Collection<UInt8>) {
        self.path = path
        self.shown = shown
        digest = Digest.of(Array(bytes))
        document = Result { () throws(YAMLProblem) in try YAMLDocument.root(of: bytes) }
    }

    /// A location in the file.
    func location(_ position: YAMLLocation) -> ConfigurationLocation {
        ConfigurationLocation(file: shown, path: SourcePath(bytes: path), position: position)
    }

    /// The path relative to the working folder if it is below it; otherwise absolute.
    static func shown(_ path: [UInt8]) -> SourcePath {
        guard let working = try? Disk.realPath([UInt8(ascii: ".")]) else { return SourcePath(bytes: path) }
        return SourcePath(bytes: RunRoot.relative(path, to: working))
    }
}

/// A location in a configuration.
struct ConfigurationLocation: Sendable, Equatable {
    /// The file as messages show it.
    let file: SourcePath
    /// Its absolute path.
    let path: SourcePath
    let position: YAMLLocation

    var line: Int { position.line }

    /// `line 3`; with the file's name in a message about another file: `shared.yml, line 3`.
    func shown(from other: ConfigurationLocation) -> String {
        path == other.path ? "line \(line)" : "\(file.printable), line \(line)"
    }
}
