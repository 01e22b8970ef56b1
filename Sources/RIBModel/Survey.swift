public import SourceText
public import SwiftOutline

/// The first pass over all files, joined: it says which files need a second one, so that bodies are outlined only where they
/// can matter.
public struct Survey: Sendable {
    /// The facts of one file, and who read them: names are the reader's own until they are joined.
    public struct File: Sendable {
        public fileprivate(set) var facts: FileFacts
        /// Index among the readers.
        public let reader: Int

        public init(facts: FileFacts, reader: Int) {
            self.facts = facts
            self.reader = reader
        }
    }

    /// The outline of a file with its bodies, and who read it.
    public struct Body: Sendable {
        public let file: FileID
        public fileprivate(set) var outline: Outline
        /// Index among the readers.
        public let reader: Int

        public init(file: FileID, outline: Outline, reader: Int) {
            self.file = file
            self.outline = outline
            self.reader = reader
        }
    }

    private let readers: [NameTable]
    fileprivate let vocabulary: Vocabulary
    fileprivate let names: NameTable
    fileprivate let index: TypeIndex
    /// What declarations alone decide; nil where nothing of the framework is in sight.
    fileprivate let kinship: (lineage: Lineage, roles: Roles)?
    /// Files of types with a role, of their bases and extensions, and files that declare something of a view's type. Empty
    /// where no type of the project has a role.
    public let filesWantingBodies: [FileID]

    /// - Parameters:
    ///   - readers: all that read a file, in the order of their indices.
    ///   - files: in order of paths; given away, so that their names can be changed in place.
    public init(readers: [FileReader], files: consuming [File], vocabulary: Vocabulary) {
        self.readers = readers.map(\.names)
        self.vocabulary = vocabulary
        names = NameTable()
        Survey.rename(&files, self.readers, into: names)
        index = TypeIndex(files: files.map(\.facts), names: names, vocabulary: vocabulary)
        guard index.imports.isFrameworkSeen || index.imports.unresolved.contains(true) || index.declaresFramework else {
            kinship = nil
            filesWantingBodies = []
            return
        }
        let lineage = Lineage(index)
        let roles = Roles(index, lineage)
        kinship = (lineage, roles)
        filesWantingBodies = Survey.filesOfRoles(index, lineage, roles)
    }

    private static func filesOfRoles(_ index: TypeIndex, _ lineage: Lineage, _ roles: Roles) -> [FileID] {
        var wanted = Set<Int>()
        var views = Set<Name>()
        var seen = Set<TypeID>()
        for number in index.types.indices where roles.hasAny(TypeID(number)) && index.types[number].kind != .protocol {
            for ancestor in lineage.ancestors[number] where seen.insert(ancestor).inserted {
                wanted.formUnion(index.types[ancestor.index].parts.map(\.file))
            }
            if roles.has(TypeID(number), .view) { views.insert(index.types[number].name) }
        }
        guard !wanted.isEmpty else { return [] }
        for (file, facts) in index.files.enumerated() where facts.outline.nodes.contains(where: { $0.kind == .typeName && views.contains($0.name) }) {
            wanted.insert(file)
        }
        return sources(wanted, index)
    }

    private static func sources(_ files: Set<Int>, _ index: TypeIndex) -> [FileID] {
        files.filter { index.files[$0].standing == .source }.sorted().map { FileID($0) }
    }

    /// What the bodies read so far speak of, and that was not read: types of the project, their extensions, functions of
    /// extensions of libraries' types and of protocols, and global functions.
    ///
    /// - Parameters:
    ///   - bodies: the files read last.
    ///   - read: the numbers of all files read so far.
    ///   - isLast: only what code may lead through without naming its type: extensions' functions, and views of SwiftUI.
    public func filesMentioned(in bodies: [Body], read: Set<Int>, isLast: Bool) -> [FileID] {
        guard let lineage = kinship?.lineage else { return [] }
        let mentioned = mentionedNames(in: bodies)
        func isMentioned(_ name: Name) -> Bool { Int(name.id) < mentioned.count && mentioned[Int(name.id)] }
        var wanted = Set<Int>()
        for (number, entry) in index.types.enumerated() {
            if entry.kind == .protocol {
                for part in entry.extensions where declares(part, isMentioned) { wanted.insert(part.file) }
            } else if isMentioned(entry.name), !isLast || (entry.kind == .struct && isSwiftUIView(TypeID(number), lineage)) {
                wanted.formUnion(entry.parts.map(\.file))
            }
        }
        for parts in index.foreignExtensions.values {
            for part in parts where declares(part, isMentioned) { wanted.insert(part.file) }
        }
        if !isLast {
            for (name, places) in index.globals where isMentioned(name) { wanted.formUnion(places.map(\.file)) }
        }
        return Survey.sources(wanted.subtracting(read), index)
    }

    private func mentionedNames(in bodies: [Body]) -> [Bool] {
        let tables = readers.map { names.merge($0) }
        var mentioned = [Bool](repeating: false, count: names.count)
        for body in bodies {
            for node in body.outline.nodes {
                switch node.kind {
                case .identifier, .member, .typeName, .implicitMember: mentioned[Int(tables[body.reader][Int(node.payload)].id)] = true
                default: break
                }
            }
        }
        return mentioned
    }

    private func declares(_ part: DeclarationID, _ isMentioned: (Name) -> Bool) -> Bool {
        let outline = index.files[part.file].outline
        return outline.children(of: part.index).contains { isMentioned(outline.declarations[$0].name) }
    }

    private func isSwiftUIView(_ type: TypeID, _ lineage: Lineage) -> Bool {
        lineage.supertypes[type.index].contains {
            if case .known(let name, _) = $0 { return name == index.words["View"] }
            return false
        }
    }

    /// Makes the names of all files ids of one table. Which ids these are depends on the readers; nothing visible may.
    private static func rename(_ files: inout [File], _ readers: [NameTable], into names: NameTable) {
        let tables = readers.map { names.merge($0) }
        for index in files.indices { files[index].facts.outline.rename(by: tables[files[index].reader]) }
    }

    /// The facts of all files, with bodies where they were read.
    fileprivate func joined(with bodies: consuming [Body]) -> [FileFacts] {
        // Names that the table has keep their ids, so what the first pass found stays as it is.
        let tables = readers.map { names.merge($0) }
        var files = index.files
        for index in bodies.indices {
            bodies[index].outline.rename(by: tables[bodies[index].reader])
            files[bodies[index].file.index].outline = bodies[index].outline
        }
        return files
    }
}

extension Survey {
    /// Reads the bodies that matter, in rounds: each reads what the one before speaks of.
    ///
    /// - Parameter read: reads the bodies of some files, in any way; files that cannot be read any more are left out.
    public func project(reading read: ([FileID]) -> [Body]) -> Project {
        var wanted = filesWantingBodies
        var numbers = Set<Int>()
        var bodies: [Body] = []
        for round in 0..<4 where !wanted.isEmpty {
            let latest = read(wanted)
            numbers.formUnion(wanted.map(\.index))
            bodies += latest
            if round < 3 { wanted = filesMentioned(in: latest, read: numbers, isLast: round > 0) }
        }
        guard let kinship, !bodies.isEmpty else {
            // A project without roles has no finding of any rule, so none need look at its files.
            let nothing = TypeIndex(files: [], names: names, vocabulary: vocabulary)
            let lineage = Lineage(nothing)
            return Project(index: nothing, lineage: lineage, roles: Roles(nothing, lineage))
        }
        return Project(index: TypeIndex(index, files: joined(with: bodies)), lineage: kinship.lineage, roles: kinship.roles)
    }
}
