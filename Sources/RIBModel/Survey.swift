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
        index = TypeIndex(files: files, lexicon: lexicon)
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
        var wanted = Set<Int>()
        var views = NameSet()
        var seen = Set<TypeID>()
        for number in index.types.indices where roles.hasAny(TypeID(number)) && index.types[number].kind != .protocol {
            for ancestor in lineage.ancestors[number] where seen.insert(ancestor).inserted {
                wanted.formUnion(index.types[ancestor.index].parts.map(\.file))
            }
            if roles.has(TypeID(number), .view) { views.insert(index.types[number].name) }
        }
        guard !wanted.isEmpty else { return [] }
        wanted.formUnion(
            crew.flatMap(index.files.count, chunk: 256) { [views] range in
                range.filter { index.files[$0].outline.nodes.contains { $0.kind == .typeName && views.contains($0.name) } }
            })
        return sources(wanted, index)
    }

    private static func sources(_ files: Set<Int>, _ index: TypeIndex) -> [Int] {
        files.filter { index.files[$0].standing == .source }.sorted()
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
        var files = index.files.all
        var isChanged = false
        var wanted = filesOfRoles
        var numbers = Set<Int>()
        for round in 0..<4 where !wanted.isEmpty {
            for body in read(wanted.filter { !files[$0].outline.hasBodies }.map { FileID($0) }) {
                files[body.file.index] = files[body.file.index].with(body.outline)
                isChanged = true
            }
            numbers.formUnion(wanted)
            // The last round's only leads on through what code uses without naming its type.
            if round < 3 { wanted = filesMentioned(in: wanted.map { files[$0].outline }, read: numbers, isLast: round > 0) }
        }
        guard let kinship, !numbers.isEmpty else {
            // A project without roles has no finding of any rule but those about directives, so none need look at its files.
            let rest = files.contains { !$0.directives.isEmpty } ? index : TypeIndex(files: [], lexicon: index.lexicon)
            let lineage = Lineage(rest, crew)
            let likely = kinship.map { ForeignBases(index, $0.lineage) } ?? ForeignBases()
            return Project(index: rest, lineage: lineage, roles: Roles(rest, lineage, crew), crew: crew, foreignBases: likely)
        }
        if let moved = isChanged ? index.moved(to: files) : index {
            return Project(index: moved, lineage: kinship.lineage, roles: kinship.roles, crew: crew)
        }
        let whole = TypeIndex(files: files, lexicon: index.lexicon)
        let lineage = Lineage(whole, crew)
        return Project(index: whole, lineage: lineage, roles: Roles(whole, lineage, crew), crew: crew)
    }

    /// What some outlines speak of, and that was not read: functions of types of the project whose names they hold, functions of
    /// extensions of libraries' types and of protocols, and global functions.
    ///
    /// - Parameters:
    ///   - read: the numbers of all files read so far.
    ///   - isLast: only what code may lead through without naming its type: extensions' functions, and views of SwiftUI.
    private func filesMentioned(in outlines: [Outline], read: Set<Int>, isLast: Bool) -> [Int] {
        guard let lineage = kinship?.lineage else { return [] }
        let mentioned = Survey.mentionedNames(in: outlines, crew)
        var wanted = Set(crew.flatMap(index.types.count, chunk: 1024) { range in
            range.flatMap { number -> [Int] in
                let entry = index.types[number]
                if entry.kind == .protocol { return entry.extensions.filter { self.declares($0, mentioned) }.map(\.file) }
                guard mentioned.contains(entry.name) else { return [] }
                // SwiftUI asks a view for its body without naming it.
                let isView = entry.kind == .struct && self.isSwiftUIView(TypeID(number), lineage)
                return entry.parts.filter { isView || (!isLast && self.declares($0, mentioned)) }.map(\.file)
            }
        })
        for parts in index.foreignExtensions.values {
            for part in parts where declares(part, mentioned) { wanted.insert(part.file) }
        }
        if !isLast {
            for (name, places) in index.globals.groups where mentioned.contains(name) { wanted.formUnion(places.map(\.file)) }
        }
        return Survey.sources(wanted.subtracting(read), index)
    }

    private static func mentionedNames(in outlines: [Outline], _ crew: Crew) -> NameSet {
        crew.flatMap(outlines.count, chunk: 64) { [mentionedNames(in: outlines[$0])] }.reduce(into: NameSet()) { $0.formUnion($1) }
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
        let declarations = index.files[part.file].outline.declarations
        var child = part.index + 1
        let end = min(Int(declarations[part.index].next), declarations.count)
        while child < end {
            if mentioned.contains(declarations[child].name),
                declarations[child].kind == .function || !declarations[child].modifiers.isDisjoint(with: [.computed, .observed])
            {
                return true
            }
            child = max(Int(declarations[child].next), child + 1)
        }
        return false
    }

    private func isSwiftUIView(_ type: TypeID, _ lineage: Lineage) -> Bool {
        lineage.supertypes[type.index].contains {
            if case .known(let name, _) = $0 { return name == Name(.View) }
            return false
        }
    }
}
