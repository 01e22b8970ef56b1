public import SourceText
import SwiftOutline

/// The first pass over all files, joined: it says which files need a second one.
public struct Survey: Sendable {
    /// The facts of one file, and who read them: names are the reader's own until they are joined.
    public struct File: Sendable {
        public let facts: FileFacts
        /// Index among the readers.
        public let reader: Int

        public init(facts: FileFacts, reader: Int) {
            self.facts = facts
            self.reader = reader
        }
    }

    private let readers: [NameTable]
    fileprivate let files: [File]
    fileprivate let vocabulary: Vocabulary
    /// Files whose bodies can matter, in order; empty where no type of the project has a role.
    public let filesWantingBodies: [FileID]

    /// - Parameters:
    ///   - readers: all that read a file, in the order of their indices.
    ///   - files: in order of paths.
    public init(readers: [FileReader], files: [File], vocabulary: Vocabulary) {
        self.readers = readers.map(\.names)
        self.files = files
        self.vocabulary = vocabulary
        let names = NameTable()
        let joined = Survey.join(files, self.readers, into: names)
        let index = TypeIndex(files: joined, names: names, vocabulary: vocabulary)
        guard index.imports.isFrameworkSeen || index.imports.unresolved.contains(true) else {
            filesWantingBodies = []
            return
        }
        let roles = Roles(index, Lineage(index))
        let hasRoles = index.types.indices.contains { roles.hasAny(TypeID($0)) && index.types[$0].kind != .protocol }
        filesWantingBodies = hasRoles ? joined.indices.filter { joined[$0].standing == .source }.map { FileID($0) } : []
    }

    /// Makes the names of all files ids of one table. Which ids these are depends on the readers; nothing visible may.
    private static func join(_ files: [File], _ readers: [NameTable], into names: NameTable) -> [FileFacts] {
        let tables = readers.map { names.merge($0) }
        return files.map { file in
            var facts = file.facts
            facts.outline.rename(by: tables[file.reader])
            return facts
        }
    }

    fileprivate func joined(with bodies: [File], into names: NameTable) -> [FileFacts] {
        let outlined = Dictionary(bodies.map { ($0.facts.path, $0) }, uniquingKeysWith: { first, _ in first })
        return Survey.join(files.map { outlined[$0.facts.path] ?? $0 }, readers, into: names)
    }
}

extension Project {
    /// The project, once the files that `survey` wants were read again, by the same readers.
    public init(survey: Survey, bodies: [Survey.File]) {
        let names = NameTable()
        let files = bodies.isEmpty ? [] : survey.joined(with: bodies, into: names)
        self.init(files: files, names: names, vocabulary: survey.vocabulary)
    }
}
