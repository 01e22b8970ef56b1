import SourceText

/// Finds copies of RIBs among the project's own files, from declarations alone. The search is skipped if no type
/// declares a member with one of the framework's names.
enum CopyFinder {
    static func copies(
        in numbered: TypeCollector, _ files: [FileFacts], _ folders: ModuleLayout, _ wellKnownNames: WellKnownNames
    ) -> LibraryCopies {
        var copies = LibraryCopies(of: .ribs)
        let seeds = CopyFinder.seeds(numbered, files, wellKnownNames)
        guard !seeds.isEmpty else { return copies }
        var search = Search(numbered, files, folders, wellKnownNames)
        let homes = search.homes(seeds)
        for home in homes {
            let parts = CopyParts(of: home, among: homes, search)
            guard parts.isWhole else { continue }
            let names = parts.types.mapValues { numbered.types[$0.index].name }
            let renamed = names.filter { wellKnownNames.frameworkTypes[$1] != $0 }.map { ($1, $0) }
            let copy = LibraryCopies.Copy(
                module: search.moduleName(home, parts.types.values),
                types: names.sorted { $0.key < $1.key }.map { wellKnownNames.names.text($1) },
                attachments: parts.attachments.map(wellKnownNames.names.text), home: home.folder,
                moduleFolder: home.moduleFolder)
            copies.add(
                copy, types: parts.types, renamed: Dictionary(renamed) { first, _ in first },
                attachments: parts.attachments)
        }
        return copies
    }

    /// Types that may be the framework's: they declare one of its members, or have a name that no other library uses.
    private static func seeds(
        _ numbered: TypeCollector, _ files: [FileFacts], _ wellKnownNames: WellKnownNames
    ) -> [TypeID] {
        var seeds = numbered.typesWithMarkedMembers(in: files)
        for name in ["PresentableInteractor", "ViewableRouter", "Interactable", "Routing"] {
            if let name = wellKnownNames.names.find(name) { seeds += numbered.topLevel[name] }
        }
        return Array(Set(seeds)).sorted { $0.index < $1.index }.filter { type in
            let entry = numbered.types[type.index]
            return entry.outer == nil && CopyFinder.isProper(files[entry.declaration.file])
        }
    }

    /// Whether the members of a file's types may decide what is a copy: the file declares a method with one of the
    /// framework's names. The other files of a copy are recognized by the types they declare, and a change of those
    /// renumbers all types anyway.
    static func mayDependOn(_ file: FileFacts) -> Bool {
        isProper(file) && file.declaresMethod(NameSet(Name.methodsOfRIBs))
    }

    /// Test doubles declare the same members.
    fileprivate static func isProper(_ file: FileFacts) -> Bool { file.kind != .test && file.kind != .template }

    /// The folder of a copy's base classes.
    struct CopyFolder: Hashable {
        let folder: Int
        let moduleFolder: Int
    }

    /// The input of the search for copies.
    struct Search {
        let numbered: TypeCollector
        let files: [FileFacts]
        let folders: ModuleLayout
        let wellKnownNames: WellKnownNames
        let anatomy: FrameworkAnatomy
        private(set) var traits: [TypeID: FrameworkAnatomy.Trait] = [:]

        init(
            _ numbered: TypeCollector, _ files: [FileFacts], _ folders: ModuleLayout, _ wellKnownNames: WellKnownNames
        ) {
            self.numbered = numbered
            self.files = files
            self.folders = folders
            self.wellKnownNames = wellKnownNames
            anatomy = FrameworkAnatomy(numbered, files, wellKnownNames.names)
        }

        func file(_ type: TypeID) -> Int { numbered.types[type.index].declaration.file }

        /// The unit of files that may form one copy: a package's module, or all files outside of packages.
        func unit(_ type: TypeID) -> Int {
            let module = folders.moduleFolder(file(type))
            return folders.isPackaged(module) ? folders.package(around: module) : 0
        }

        /// - Parameter types: the types of the copy, which may be in several folders of one module.
        func moduleName(_ home: CopyFolder, _ types: some Sequence<TypeID>) -> String {
            let isWithin = types.allSatisfy { folders.isBelow(folder: home.moduleFolder, file($0)) }
            return folders.moduleName(isWithin ? home.moduleFolder : folders.package(around: home.moduleFolder))
        }

        /// The innermost folders that enclose both an interactor's and a router's declaration.
        mutating func homes(_ seeds: [TypeID]) -> [CopyFolder] {
            for seed in seeds { traits[seed] = anatomy.trait(seed) }
            let units = Set(traits.filter(\.value.isStrong).keys.map(unit))
            guard !units.isEmpty else { return [] }
            for type in numbered.types.indices.map({ TypeID($0) })
            where isCandidate(type) && units.contains(unit(type)) {
                traits[type] = anatomy.trait(type)
            }
            var found: Set<CopyFolder> = []
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
            // A folder that encloses another candidate only joins the sides of two copies.
            let innermost = found.filter { home in
                !found.contains { $0.folder != home.folder && folders.isFolder($0.folder, below: home.folder) }
            }
            return innermost.sorted { $0.folder < $1.folder }
        }

        private func home(of type: TypeID, in folder: Int) -> CopyFolder {
            CopyFolder(folder: folder, moduleFolder: folders.moduleFolder(file(type)))
        }

        func isCandidate(_ type: TypeID) -> Bool {
            let entry = numbered.types[type.index]
            return entry.outer == nil && (entry.isClass || entry.isProtocol)
                && CopyFinder.isProper(files[entry.declaration.file])
        }
    }
}

extension LibraryCopies {
    /// Whether a copy has a type with that trait, under any name.
    func declares(_ trait: PartTraits, in models: LibraryModels) -> Bool {
        types.values.contains { models.ribsTypes[$0].traits.contains(trait) }
    }
}
