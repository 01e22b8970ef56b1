import SourceText
import SwiftOutline

/// Copies of the framework among the project's own files: vendored, forked or renamed.
///
/// Names of their types mean the framework's, as an import would make them, so the declarations themselves are hidden: no name means
/// them, they have no role, and nothing is reported of them. Found from declarations alone; a project whose types declare no member of
/// the framework's names pays for nothing else.
public struct FrameworkCopies: Sendable {
    /// One copy.
    public struct Copy: Sendable {
        /// The module that it makes up or is part of, as far as folders tell.
        public let module: String
        /// Its types as they are called there, in order of the framework's.
        public let types: [String]
        /// Its functions that take and let go of children, in order.
        public let attachments: [String]
        /// The innermost folder around its base classes.
        let home: Int
        let moduleFolder: Int
    }

    public private(set) var copies: [Copy] = []
    /// Declarations that stand for a type of the framework, by their numbers.
    private(set) var types: [TypeID: Int] = [:]
    /// Names that the framework does not have, with the type that they stand for.
    private(set) var renamed: [Name: Int] = [:]
    private(set) var attachments = NameSet()

    public var isEmpty: Bool { copies.isEmpty }

    init() {}

    init(_ numbered: TypeCollector, _ files: [FileFacts], _ folders: ModuleLayout, _ wellKnownNames: WellKnownNames) {
        let seeds = FrameworkCopies.seeds(numbered, files, wellKnownNames)
        guard !seeds.isEmpty else { return }
        var search = Search(numbered, files, folders, wellKnownNames)
        let homes = search.homes(seeds)
        for home in homes {
            let parts = CopyParts(of: home, among: homes, search)
            guard parts.isWhole else { continue }
            for (number, type) in parts.types {
                types[type] = number
                let name = numbered.types[type.index].name
                if wellKnownNames.frameworkTypes[name] != number { renamed[name] = number }
            }
            for name in parts.attachments { attachments.insert(name) }
            copies.append(
                Copy(
                    module: search.moduleName(home, parts.types.values), types: parts.types.sorted { $0.key < $1.key }.map { wellKnownNames.names.text(numbered.types[$1.index].name) },
                    attachments: parts.attachments.map(wellKnownNames.names.text), home: home.folder, moduleFolder: home.moduleFolder))
        }
    }

    /// Whether a module is one of them.
    func isModule(_ name: String) -> Bool { !isEmpty && copies.contains { $0.module == name } }

    /// Whether a copy has a type with that trait, whatever it is called there.
    func declares(_ trait: PartTraits, in models: LibraryModels) -> Bool {
        types.values.contains { models.ribsTypes[$0].traits.contains(trait) }
    }

    /// Types that may be the framework's: they declare a member of its, or go by a name of no other library.
    private static func seeds(_ numbered: TypeCollector, _ files: [FileFacts], _ wellKnownNames: WellKnownNames) -> [TypeID] {
        var seeds: [TypeID] = []
        for member in numbered.frameworkMembers {
            let parent = Int(files[member.file].outline.declarations[member.index].parent)
            if parent >= 0, let type = numbered.declared[DeclarationID(file: member.file, index: parent)] { seeds.append(type) }
        }
        for name in ["PresentableInteractor", "ViewableRouter", "Interactable", "Routing"] {
            if let name = wellKnownNames.names.find(name) { seeds += numbered.topLevel[name] }
        }
        return Array(Set(seeds)).sorted { $0.index < $1.index }.filter { type in
            let entry = numbered.types[type.index]
            return entry.outer == nil && FrameworkCopies.isProper(files[entry.declaration.file])
        }
    }

    /// Whether the members of a file's types may decide what is a copy: it declares one of the framework's. A copy's other files are known
    /// by what they say of types, which numbers them anew anyway.
    static func mayDependOn(_ file: FileFacts) -> Bool {
        isProper(file) && file.outline.declarations.contains { declared in
            declared.kind == .function && declared.scope.contains(.member) && declared.name.isMethodOfRIBs
        }
    }

    /// Test doubles declare the same members.
    fileprivate static func isProper(_ file: FileFacts) -> Bool { file.kind != .test && file.kind != .template }

    /// Where a copy's base classes stand.
    struct BodyOwner: Hashable {
        let folder: Int
        let moduleFolder: Int
    }

    /// What the search for copies looks at.
    struct Search {
        let numbered: TypeCollector
        let files: [FileFacts]
        let folders: ModuleLayout
        let wellKnownNames: WellKnownNames
        let anatomy: FrameworkAnatomy
        private(set) var traits: [TypeID: FrameworkAnatomy.Trait] = [:]

        init(_ numbered: TypeCollector, _ files: [FileFacts], _ folders: ModuleLayout, _ wellKnownNames: WellKnownNames) {
            self.numbered = numbered
            self.files = files
            self.folders = folders
            self.wellKnownNames = wellKnownNames
            anatomy = FrameworkAnatomy(numbered, files, wellKnownNames.names)
        }

        func file(_ type: TypeID) -> Int { numbered.types[type.index].declaration.file }

        /// Files of packages belong to their modules, all others may be one.
        func unit(_ type: TypeID) -> Int {
            let module = folders.moduleFolder(file(type))
            return folders.isPackaged(module) ? folders.package(around: module) : 0
        }

        /// - Parameter types: those of the copy, which may stand in several folders of one module.
        func moduleName(_ home: BodyOwner, _ types: some Sequence<TypeID>) -> String {
            let isWithin = types.allSatisfy { folders.isBelow(folder: home.moduleFolder, file($0)) }
            return folders.moduleName(isWithin ? home.moduleFolder : folders.package(around: home.moduleFolder))
        }

        /// Folders around an interactor's and a router's side that stand together.
        mutating func homes(_ seeds: [TypeID]) -> [BodyOwner] {
            for seed in seeds { traits[seed] = anatomy.trait(seed) }
            let units = Set(traits.filter(\.value.isStrong).keys.map(unit))
            guard !units.isEmpty else { return [] }
            for type in numbered.types.indices.map({ TypeID($0) }) where isCandidate(type) && units.contains(unit(type)) {
                traits[type] = anatomy.trait(type)
            }
            var found: Set<BodyOwner> = []
            let sides = traits.keys.sorted { $0.index < $1.index }
            for type in sides {
                guard let trait = traits[type], trait.isStrong else { continue }
                let others = sides.filter { traits[$0]?.isInteractor != trait.isInteractor && unit($0) == unit(type) }
                let strong = others.filter { traits[$0]?.isStrong == true }
                if others.isEmpty, trait == .router, anatomy.activates(type) {
                    // The file of its interactors is missing.
                    found.insert(home(of: type, in: folders.folder(of: file(type))))
                }
                for other in folders.nearest((strong.isEmpty ? others : strong)[...], to: file(type), file) {
                    let folder = folders.common(folders.folder(of: file(type)), folders.folder(of: file(other)))
                    found.insert(home(of: type, in: folder))
                }
            }
            // What stands around another home is where the sides of two meet.
            let innermost = found.filter { home in !found.contains { $0.folder != home.folder && folders.isFolder($0.folder, below: home.folder) } }
            return innermost.sorted { $0.folder < $1.folder }
        }

        private func home(of type: TypeID, in folder: Int) -> BodyOwner { BodyOwner(folder: folder, moduleFolder: folders.moduleFolder(file(type))) }

        func isCandidate(_ type: TypeID) -> Bool {
            let entry = numbered.types[type.index]
            return entry.outer == nil && (entry.kind == .class || entry.kind == .protocol) && FrameworkCopies.isProper(files[entry.declaration.file])
        }
    }
}
