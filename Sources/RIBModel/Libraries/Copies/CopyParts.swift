import SourceText

/// The types of one copy of the framework, by index in `LibraryTypes`. A type is recognized by its name, by its name
/// after a prefix that all share, or by its references to the others.
struct CopyParts {
    private(set) var types: [Int: TypeID] = [:]
    private(set) var attachments: [Name] = []
    private let search: CopyFinder.Search
    private let home: CopyFinder.CopyFolder

    /// - Parameter homes: the folders of all copies; types in another one's folder belong to that copy.
    init(of home: CopyFinder.CopyFolder, among homes: [CopyFinder.CopyFolder], _ search: CopyFinder.Search) {
        self.search = search
        self.home = home
        let folders = search.folders
        let all = search.numbered.types.indices.map { TypeID($0) }.filter(search.isCandidate)
        let inside = all.filter { folders.isBelow(folder: home.folder, search.file($0)) }
        let isPackaged = folders.isPackaged(home.moduleFolder)
        let around = isPackaged ? folders.package(around: home.moduleFolder) : folders.parent(home.folder)
        let beside = all.filter { type in
            let file = search.file(type)
            return folders.isBelow(folder: around, file) && !homes.contains { folders.isBelow(folder: $0.folder, file) }
        }
        takeNamed(inside, isSure: true)
        takeBases(inside)
        takePrefixed(inside)
        takeRelated(inside)
        takeNamed(beside, isSure: false)
        findAttachments(inside)
    }

    /// Whether the copy has both sides of the framework, not just a protocol whose name others use as well.
    var isWhole: Bool {
        let sides = types.compactMap { search.wellKnownNames.models.ribsTypes[$0.key].role }
        return sides.contains(.router)
            && (sides.contains(.interactor) || type("Router").map(search.anatomy.activates) == true)
    }

    // MARK: By name

    /// - Parameter isSure: the candidates are in the folder of the base classes; otherwise their shapes have to match
    ///   as well.
    private mutating func takeNamed(_ candidates: [TypeID], isSure: Bool) {
        for type in candidates {
            let entry = search.numbered.types[type.index]
            guard let number = search.wellKnownNames.frameworkTypes[entry.name], fits(type, number),
                isSure || isShaped(type)
            else { continue }
            take(type, number)
        }
    }

    private func fits(_ type: TypeID, _ number: Int) -> Bool {
        let isClass = search.numbered.types[type.index].isClass
        return types[number] == nil && search.wellKnownNames.models.ribsTypes[number].isClass == isClass
    }

    private mutating func take(_ type: TypeID, _ number: Int) {
        if types[number] == nil { types[number] = type }
    }

    private mutating func take(_ type: TypeID?, as name: String) {
        guard let type, !types.values.contains(type), let number = number(name) else { return }
        take(type, number)
    }

    private func number(_ name: String) -> Int? {
        search.wellKnownNames.models.ribsTypes.firstIndex { $0.name == name }
    }

    private func type(_ name: String) -> TypeID? { number(name).flatMap { types[$0] } }

    private func name(_ type: TypeID) -> Name { search.numbered.types[type.index].name }

    private func text(_ type: TypeID) -> String { search.wellKnownNames.names.text(name(type)) }

    /// Whether a type has the shape of the framework's: a class is generic or conforms to one of its protocols, and a
    /// protocol refines only the framework's own.
    private func isShaped(_ type: TypeID) -> Bool {
        let above = search.anatomy.supertypes(of: type)
        let isOwn = above.map { search.wellKnownNames.libraryTypes.names.contains($0) }
        if search.numbered.types[type.index].isClass {
            return search.anatomy.genericCount(of: type) > 0 || isOwn.contains(true)
        }
        return zip(above, isOwn).allSatisfy {
            $1 || ["AnyObject", "class", "Sendable"].contains(search.wellKnownNames.names.text($0))
        }
    }

    /// Types whose names share one prefix: `OurInteractor`, `OurRouter`, `OurBuilder`.
    private mutating func takePrefixed(_ candidates: [TypeID]) {
        guard let interactor = type("Interactor").map(text), let router = type("Router").map(text),
            interactor.hasSuffix("Interactor"), router.hasSuffix("Router")
        else { return }
        let prefix = interactor.dropLast("Interactor".count)
        guard !prefix.isEmpty, prefix == router.dropLast("Router".count) else { return }
        for type in candidates where text(type).hasPrefix(prefix) && !types.values.contains(type) {
            if let number = number(String(text(type).dropFirst(prefix.count))), fits(type, number) {
                take(type, number)
            }
        }
    }

    // MARK: By structure

    private mutating func takeBases(_ candidates: [TypeID]) {
        for type in candidates {
            let isClass = search.numbered.types[type.index].isClass
            switch search.traits[type] {
            case .interactor: take(type, as: isClass ? "Interactor" : "Interactable")
            case .router: take(type, as: isClass ? "Router" : "Routing")
            default: break
            }
        }
    }

    private mutating func takeRelated(_ candidates: [TypeID]) {
        func refining(_ name: String, _ isMeant: (TypeID) -> Bool) -> TypeID? {
            guard let base = type(name).map(self.name) else { return nil }
            return candidates.first {
                !types.values.contains($0) && search.anatomy.supertypes(of: $0).contains(base) && isMeant($0)
            }
        }
        func isClass(_ type: TypeID) -> Bool { search.numbered.types[type.index].isClass }
        func launches(_ type: TypeID) -> Bool {
            search.anatomy.mentioned(by: type).contains { search.wellKnownNames.names.text($0) == "UIWindow" }
        }
        let anatomy = search.anatomy
        take(refining("Interactor") { isClass($0) && anatomy.genericCount(of: $0) == 1 }, as: "PresentableInteractor")
        take(
            // The protocols of an app's own routers require functions.
            refining("Routing") {
                !isClass($0) && !anatomy.mentioned(by: $0).isEmpty && !anatomy.declaresFunction($0) && !launches($0)
            },
            as: "ViewableRouting")
        take(refining("Router") { isClass($0) && anatomy.genericCount(of: $0) > 1 }, as: "ViewableRouter")
        take(refining("ViewableRouting") { !isClass($0) && launches($0) }, as: "LaunchRouting")
        take(refining("ViewableRouter") { isClass($0) && launches($0) }, as: "LaunchRouter")
        takeProtocol(of: "ViewableRouting", as: "ViewControllable", candidates) { anatomy.mentioned(by: $0) }
        takeProtocol(of: "Interactable", as: "InteractorScope", candidates) { anatomy.supertypes(of: $0) }
        takeProtocol(of: "Routing", as: "RouterScope", candidates) { anatomy.supertypes(of: $0) }
        let contracts = [
            ("Builder", "Buildable"), ("Component", "Dependency"), ("Presenter", "Presentable"), ("Worker", "Working"),
        ]
        for (word, contract) in contracts {
            let base = candidates.first { type in
                isClass(type) && !types.values.contains(type) && text(type).hasSuffix(word)
                    && (anatomy.genericCount(of: type) == 1 || word == "Worker")
            }
            take(base, as: word)
            takeProtocol(of: word, as: contract, candidates) { anatomy.supertypes(of: $0) }
        }
    }

    /// Adds a protocol of the copy that one of its types mentions.
    private mutating func takeProtocol(
        of name: String, as contract: String, _ candidates: [TypeID], _ mentioned: (TypeID) -> [Name]
    ) {
        guard let source = type(name) else { return }
        let mentionedNames = mentioned(source)
        take(
            candidates.first { type in
                search.numbered.types[type.index].isProtocol && !types.values.contains(type)
                    && mentionedNames.contains(self.name(type))
            }, as: contract)
    }

    private mutating func findAttachments(_ candidates: [TypeID]) {
        for type in candidates where search.traits[type] == .router {
            for name in search.anatomy.attachments(of: type) where !attachments.contains(name) {
                attachments.append(name)
            }
        }
    }
}
