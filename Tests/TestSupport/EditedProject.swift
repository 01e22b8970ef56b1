public import RIBModel
import SourceText

/// A project in memory whose files change one at a time.
public final class EditedProject {
    public let incremental: IncrementalProject
    private let reader: FileReader
    private let paths: [String]
    private var texts: [String]

    public var project: Project { incremental.project }

    /// - Parameter files: paths and their texts, in any order.
    public init(_ files: [(path: String, text: String)]) {
        let sorted = files.sorted { SourcePath($0.path) < SourcePath($1.path) }
        let wellKnownNames = WellKnownNames()
        let reader = FileReader(wellKnownNames, .none)
        (paths, texts) = (sorted.map(\.path), sorted.map(\.text))
        self.reader = reader
        incremental = IncrementalProject(
            files: sorted.map { EditedProject.declarations(of: $0.path, $0.text, reader) },
            wellKnownNames: wellKnownNames, threads: .alone, checking: {}
        ) { wanted in EditedProject.bodies(of: wanted, sorted.map(\.path), sorted.map(\.text), reader) }
    }

    /// Replaces the text of a file.
    ///
    /// - Returns: whether the update was incremental.
    @discardableResult
    public func replace(_ path: String, with text: String) -> Bool {
        let file = paths.firstIndex(of: path) ?? 0
        texts[file] = text
        return incremental.replace(
            [(FileID(file), EditedProject.declarations(of: path, text, reader))], threads: .alone
        ) { [paths, texts, reader] in EditedProject.bodies(of: $0, paths, texts, reader) }
    }

    private static func declarations(of path: String, _ text: String, _ reader: FileReader) -> FileFacts {
        MemoryProject.padded(Array(text.utf8)) { reader.declarations(of: SourcePath(path), bytes: $0) }
    }

    private static func bodies(of files: [FileID], _ paths: [String], _ texts: [String], _ reader: FileReader)
        -> [BodyDemand.Body]
    {
        files.map { file in
            MemoryProject.padded(Array(texts[file.index].utf8)) {
                BodyDemand.Body(file: file, outline: reader.bodies(of: SourcePath(paths[file.index]), in: $0))
            }
        }
    }
}
