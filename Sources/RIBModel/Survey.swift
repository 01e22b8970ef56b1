public import SourceText
public import SwiftOutline

/// What declarations alone decide, of all files: it says which bodies have to be read, so that bodies are outlined only where they
/// can matter.
public struct Survey: Sendable {
    /// The outline of a file with its bodies.
    public struct Body: Sendable {
        public let file: FileID
        public let outline: Outline

        public init(file: FileID, outline: Outline) {
            self.file = file
            self.outline = outline
        }
    }

    private let crew: Crew
    fileprivate let index: TypeIndex
    /// Nil where nothing of the framework is in sight.
    fileprivate let kinship: (lineage: Lineage, roles: Roles)?
    /// Files of types with a role, of their bases and extensions, and files that declare something of a view's type. Empty
    /// where no type of the project has a role.
    private let filesOfRoles: [Int]

    /// - Parameters:
    ///   - files: in order of paths.
    ///   - lexicon: the one that all their readers had.
    public init(files: [FileFacts], lexicon: Lexicon, crew: Crew = .alone) {
        self.crew = crew
        index = TypeIndex(files: files, lexicon: lexicon, crew: crew)
        guard index.imports.isFrameworkSeen || index.imports.unresolved.contains(true) || index.declaresFramework || !lexicon.bases.isEmpty else {
            kinship = nil
            filesOfRoles = []
            return
        }
        let lineage = Lineage(index, crew)
        let roles = Roles(index, lineage, crew)
        kinship = (lineage, roles)
        filesOfRoles = Survey.filesOfRoles(index, lineage, roles, crew)
    }

    private static func filesOfRoles(_ index: TypeIndex, _ lineage: Lineage, _ roles: Roles, _ crew: Crew) -> [Int] {
        var isWanted = [Bool](repeating: false, count: index.files.count)
        var views = NameSet()
        var isSeen = [Bool](repeating: false, count: index.types.count)
        for number in index.types.indices where roles.hasAny(TypeID(number)) && index.types[number].kind != .protocol {
            for ancestor in lineage.ancestors[number] where !isSeen[ancestor.index] {
                isSeen[ancestor.index] = true
                isWanted[index.types[ancestor.index].declaration.file] = true
                for part in index.types[ancestor.index].extensions { isWanted[part.file] = true }
            }
            if roles.has(TypeID(number), .view) { views.insert(index.types[number].name) }
        }
        guard isWanted.contains(true) else { return [] }
        let mentioning = crew.flatMap(index.files.count, chunk: 256) { [views] range in
            range.filter { index.files[$0].outline.nodes.contains { $0.kind == .typeName && views.contains($0.name) } }
        }
        for file in mentioning { isWanted[file] = true }
        return sources(isWanted, index)
    }

    /// - Parameter isWanted: by file.
    private static func sources(_ isWanted: [Bool], _ index: TypeIndex) -> [Int] {
        isWanted.indices.filter { isWanted[$0] && index.files[$0].standing == .source }
    }

    /// The project as declarations alone give it, with all of its types.
    public var declaredProject: Project {
        let (lineage, roles): (Lineage, Roles)
        if let kinship {
            (lineage, roles) = kinship
        } else {
            lineage = Lineage(index, crew)
            roles = Roles(index, lineage, crew)
        }
        return Project(index: index, lineage: lineage, roles: roles, crew: crew)
    }

    // MARK: Rounds

    /// Reads the bodies that matter, in rounds: each reads what the one before speaks of.
    ///
    /// - Parameter read: reads the bodies of some files, in any way; files that cannot be read any more are left out.
    public func project(reading read: ([FileID]) -> [Body]) -> Project {
        var files = index.files
        var isChanged = false
        var wanted = filesOfRoles
        var isRead = [Bool](repeating: false, count: files.count)
        for round in 0..<4 where !wanted.isEmpty {
            for body in read(wanted.filter { !files[$0].outline.hasBodies }.map { FileID($0) }) {
                files[body.file.index] = files[body.file.index].with(body.outline)
                isChanged = true
            }
            for file in wanted { isRead[file] = true }
            // The last round's only leads on through what code uses without naming its type.
            if round < 3 { wanted = filesMentioned(in: wanted.map { files[$0].outline }, isRead: isRead, isLast: round > 0) }
        }
        guard let kinship, isRead.contains(true) else {
            // A project without roles has no finding of any rule but those about directives, so none need look at its files.
            let rest = files.contains { !$0.directives.isEmpty } ? index : TypeIndex(files: [], lexicon: index.lexicon)
            let lineage = Lineage(rest, crew)
            let likely = kinship.map { ForeignBases(index, $0.lineage) } ?? ForeignBases()
            return Project(index: rest, lineage: lineage, roles: Roles(rest, lineage, crew), crew: crew, foreignBases: likely)
        }
        if let moved = isChanged ? index.moved(to: files, crew) : index {
            return Project(index: moved, lineage: kinship.lineage, roles: kinship.roles, crew: crew)
        }
        let whole = TypeIndex(files: files, lexicon: index.lexicon, crew: crew)
        let lineage = Lineage(whole, crew)
        return Project(index: whole, lineage: lineage, roles: Roles(whole, lineage, crew), crew: crew)
    }

    /// What some outlines speak of, and that was not read: functions of types of the project whose names they hold, functions of
    /// extensions of libraries' types and of protocols, and global functions.
    ///
    /// - Parameters:
    ///   - isRead: by file, whether it was read so far.
    ///   - isLast: only what code may lead through without naming its type: extensions' functions, and views of SwiftUI.
    private func filesMentioned(in outlines: [Outline], isRead: [Bool], isLast: Bool) -> [Int] {
        guard let lineage = kinship?.lineage else { return [] }
        let mentioned = Survey.mentionedNames(in: outlines, crew)
        var isWanted = [Bool](repeating: false, count: index.files.count)
        for file in crew.flatMap(index.types.count, chunk: 1024, { self.files(of: $0, mentioned, lineage, isLast: isLast) }) { isWanted[file] = true }
        for parts in index.foreignExtensions.values {
            for part in parts where declares(part, mentioned) { isWanted[part.file] = true }
        }
        if !isLast {
            for (name, places) in index.globals.groups where mentioned.contains(name) {
                for place in places { isWanted[place.file] = true }
            }
        }
        for file in isRead.indices where isRead[file] { isWanted[file] = false }
        return Survey.sources(isWanted, index)
    }

    /// Those of some types that declare something that is mentioned.
    private func files(of types: Range<Int>, _ mentioned: NameSet, _ lineage: Lineage, isLast: Bool) -> [Int] {
        var files: [Int] = []
        for number in types {
            let kind = index.types[number].kind
            if kind == .protocol {
                for part in index.types[number].extensions where declares(part, mentioned) { files.append(part.file) }
            } else if mentioned.contains(index.types[number].name) {
                // SwiftUI asks a view for its body without naming it.
                let isView = kind == .struct && isSwiftUIView(TypeID(number), lineage)
                guard isView || !isLast else { continue }
                for part in index.types[number].parts where isView || declares(part, mentioned) { files.append(part.file) }
            }
        }
        return files
    }

    private static func mentionedNames(in outlines: [Outline], _ crew: Crew) -> NameSet {
        crew.parts(outlines.count, chunk: 256) { mentionedNames(in: outlines[$0]) }.reduce(into: NameSet()) { $0.formUnion($1) }
    }

    private static func mentionedNames(in outlines: ArraySlice<Outline>) -> NameSet {
        var mentioned = NameSet()
        for outline in outlines {
            for node in outline.nodes {
                switch node.kind {
                case .identifier, .member, .typeName, .implicitMember: mentioned.insert(node.name)
                default: break
                }
            }
        }
        return mentioned
    }

    /// Whether something with code of its own that goes by one of these names stands in a part of a type.
    private func declares(_ part: DeclarationID, _ mentioned: NameSet) -> Bool {
        let outline = index.files[part.file].outline
        return outline.children(of: part.index).contains {
            mentioned.contains(outline.declarations[$0].name)
                && (outline.declarations[$0].kind == .function || !outline.declarations[$0].modifiers.isDisjoint(with: [.computed, .observed]))
        }
    }

    private func isSwiftUIView(_ type: TypeID, _ lineage: Lineage) -> Bool {
        lineage.supertypes[type.index].contains {
            if case .known(let name, _) = $0 { return name == Name(.View) }
            return false
        }
    }
}
