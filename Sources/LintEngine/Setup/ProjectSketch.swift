internal import RIBModel
internal import RuleKit
internal import SourceText
internal import SwiftOutline

/// A summary of a project's declarations, for `init` and `doctor`: its libraries, its RIBs, and the names that
/// riblint does not know.
struct ProjectSketch: Sendable {
    /// A folder relative to the root, and the number of its files.
    struct FolderCount: Sendable, Comparable {
        let folder: SourcePath
        let count: Int

        /// Most files first.
        static func < (left: FolderCount, right: FolderCount) -> Bool {
            left.count != right.count ? left.count > right.count : left.folder < right.folder
        }
    }

    /// The number of files of each kind.
    private(set) var files: [FileFacts.Kind: Int] = [:]
    /// The files that findings can be reported for.
    private(set) var sources: [SourcePath] = []
    /// Folders at the root that contain sources.
    private(set) var sourceFolders: [FolderCount] = []
    /// Folders at the root that contain tests which rules check.
    private(set) var testFolders: [FolderCount] = []
    private(set) var generatedFolders: [FolderCount] = []
    private(set) var vendoredFolders: [FolderCount] = []
    /// The imported modules that riblint knows, in the order of its models.
    private(set) var modules: [String] = []
    /// Modules of the project that contain a copy of the framework.
    private(set) var copies: [String] = []
    private(set) var ribCount = 0
    /// Base classes of the project that several classes inherit from, by role, in order of names.
    private(set) var ownBases: [Role: [String]] = [:]
    /// Superclasses with a role's name that are neither in the project nor known, by role.
    private(set) var foreignBases: [Role: [String]] = [:]
    /// If no RIBs were found: types that may be parts of RIBs.
    private(set) var hint: RIBHint?
    /// Supertypes of types with a role that are neither in the project nor known, in order of names, and the number of
    /// their uses.
    private(set) var unresolved = UnresolvedSupertypes(names: [], uses: 0)
    /// The types of all files.
    let symbols: SymbolTable
    let notices: [Notice]

    init(of found: Discovery, root: Int32, models: LibraryModels = LibraryModels(), by workers: Workers) {
        let paths = found.files
        let manifests = DeclaredModules(of: found.manifests, root: root, by: workers)
        let declarations = ProjectDeclarations(of: paths, manifests, root: root, models: models, by: workers)
        let (facts, wellKnownNames, project) = (
            declarations.facts, declarations.wellKnownNames, declarations.project
        )
        notices = declarations.notices
        for file in facts { files[file.kind, default: 0] += 1 }
        sources = facts.filter { $0.kind == .source }.map(\.path)
        func top(_ path: SourcePath) -> ArraySlice<ArraySlice<UInt8>> {
            path.components.count > 1 ? path.components.prefix(1) : []
        }
        sourceFolders = ProjectSketch.folderCounts(facts, .source, top)
        testFolders = ProjectSketch.folderCounts(facts.filter { $0.isTestWithSwitches(wellKnownNames) }, .test, top)
        generatedFolders = ProjectSketch.folderCounts(facts, .generated) { $0.components.dropLast() }
        vendoredFolders = ProjectSketch.folderCounts(facts, .vendored) { $0.components.dropLast().prefix(2) }
        let imported = Set(facts.flatMap { $0.outline.imports.map { wellKnownNames.names.text($0.name) } })
        modules = models.describedModules.filter(imported.contains)
        let frameworks = Set(models.ribsModules)
        symbols = project.symbols
        ribCount = declarations.ribCount(root: root, by: workers)
        copies = ProjectSketch.sortedOnce(project.symbols.copies.copies.map(\.module))
        hint = RIBHint.tried(project.hints, on: paths, manifests, root: root, models: models, by: workers)
        for type in project.symbols.types.indices.map({ TypeID($0) })
        where project.symbols.types[type.index].kind == .class && project.isReported(type) {
            let entry = project.symbols.types[type.index]
            let name = project.text(entry.name)
            for (role, suffix) in ProjectSketch.roles where project.roles.has(type, role) && name.hasSuffix(suffix) {
                if project.hierarchy.subtypes[type.index].count > 1 { ownBases[role, default: []].append(name) }
            }
            let imports = project.files[entry.declaration.file].outline.imports.map { project.text($0.name) }
            guard case .unresolved(let base)? = project.hierarchy.supertypes[type.index].first else { continue }
            for (role, suffix) in ProjectSketch.roles
            where name.hasSuffix(suffix) && project.text(base).hasSuffix(suffix) {
                if models.project.bases[role].contains(project.text(base)) { continue }
                if imports.contains(where: frameworks.contains) {
                    foreignBases[role, default: []].append(project.text(base))
                }
            }
        }
        unresolved = project.unresolvedSupertypes
        ownBases = ownBases.mapValues(ProjectSketch.sortedOnce)
        foreignBases = foreignBases.mapValues(ProjectSketch.sortedOnce)
    }

    /// Superclasses that are neither in the project nor known and certainly or probably belong to RIBs, by role: those
    /// of classes in files that import the framework, or else those of a hint that carry the name of the role.
    func basesFromElsewhere(_ role: Role) -> [String] {
        if let names = foreignBases[role] { return names }
        guard foreignBases.isEmpty, let hint, case .bases = hint.reason,
            let suffix = ProjectSketch.roles.first(where: { $0.role == role })?.suffix
        else { return [] }
        return hint.settings.filter { $0.key == "\(role)" }.flatMap(\.values).filter { name in
            name.hasSuffix(suffix) && symbols.names.find(name).map { symbols.topLevelTypes($0).isEmpty } ?? true
        }
    }

    /// The roles with the suffix of their classes' names, in the order of the table of keys.
    static let roles: [(role: Role, suffix: String)] = [
        (.interactor, "Interactor"), (.router, "Router"), (.builder, "Builder"), (.component, "Component"),
        (.view, "ViewController"),
        (.presenter, "Presenter"), (.worker, "Worker"),
    ]

    private static func sortedOnce(_ words: [String]) -> [String] {
        Set(words).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private static func folderCounts(
        _ files: [FileFacts], _ kind: FileFacts.Kind, _ folder: (SourcePath) -> ArraySlice<ArraySlice<UInt8>>
    ) -> [FolderCount] {
        var counts: [SourcePath: Int] = [:]
        for file in files where file.kind == kind {
            let names = folder(file.path)
            if !names.isEmpty {
                counts[SourcePath(bytes: Array(names.joined(separator: [UInt8(ascii: "/")]))), default: 0] += 1
            }
        }
        return counts.map { FolderCount(folder: $0, count: $1) }.sorted()
    }
}
