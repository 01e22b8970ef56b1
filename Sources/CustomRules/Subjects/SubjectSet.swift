import RIBModel
import SourceText

/// A selector with the names of a project: which types and files it selects there.
struct SubjectSet: Sendable {
    let selector: SubjectSelector
    private let project: Project
    /// The parts that are meant; empty if the selector names none.
    private let parts: [RIBPart]
    private let supertypes: [TypeMatcher]
    /// The routers of the RIBs that are meant by name and by place; nil if the selector names none.
    private let routers: Set<TypeID>?
    private let exclusions: [SubjectSet]

    init(_ selector: SubjectSelector, in project: Project) {
        self.selector = selector
        self.project = project
        parts = selector.parts.compactMap(RIBPart.init(word:))
        supertypes = selector.supertypes.map { TypeMatcher($0, in: project) }
        routers = SubjectSet.routers(selector, in: project)
        exclusions = selector.exclusions.map { SubjectSet($0, in: project) }
    }

    // MARK: RIBs

    private static func routers(_ selector: SubjectSelector, in project: Project) -> Set<TypeID>? {
        guard !selector.ribs.isEmpty || !selector.places.isEmpty else { return nil }
        var result = Set(project.tree.routers)
        if !selector.ribs.isEmpty { result.formIntersection(routers(named: selector.ribs, in: project)) }
        for place in selector.places {
            let named = routers(named: place.ribs, in: project)
            var around: Set<TypeID> = []
            for router in named { around.formUnion(routers(place.relation, router, in: project)) }
            result.formIntersection(around)
        }
        return result
    }

    static func routers(named names: [NamePattern], in project: Project) -> [TypeID] {
        if names.contains(where: \.isOfAllNames) { return project.tree.routers }
        return project.tree.routers.filter { router in
            let name = project.ribName(router)
            return names.contains { $0.matches(name) }
        }
    }

    private static func routers(
        _ relation: SubjectSelector.TreePlace.Relation, _ router: TypeID, in project: Project
    ) -> Set<TypeID> {
        let relatives = project.ribRelatives
        return switch relation {
        case .within: relatives.descendants(of: router).union([router])
        case .below: relatives.descendants(of: router)
        case .above: relatives.ancestors(of: router)
        case .childOf: relatives.children(of: router)
        case .parentOf: relatives.parents(of: router)
        case .siblingOf: relatives.siblings(of: router)
        }
    }

    /// Whether a RIB is selected, by any of its types.
    func selects(ribOf router: TypeID) -> Bool {
        if let routers, !routers.contains(router) { return false }
        if !selector.modules.isEmpty, !selector.modules.contains(where: { $0.matches(project.module(of: router)) }) {
            return false
        }
        if let paths = selector.paths, !paths.matches(project.path(of: router)) { return false }
        return !exclusions.contains { $0.selects(ribOf: router) }
    }

    /// The selected RIBs, in the order of the tree.
    var selectedRouters: [TypeID] { project.tree.routers.filter { selects(ribOf: $0) } }

    // MARK: Types and files

    /// The selected types, in order.
    var types: [TypeID] { candidates.filter { selects(candidate: $0) } }

    /// Whether any type is selected.
    var hasTypes: Bool { candidates.contains { selects(candidate: $0) } }

    /// The types of which some are selected.
    private var candidates: [TypeID] {
        if (selector.code ?? .product) != .product { return project.allTypes }
        switch parts.count {
        case 0: return project.reportedNamedTypes
        case 1: return project.types(ofPart: parts[0])
        default: return Set(parts.flatMap { project.types(ofPart: $0) }).sorted()
        }
    }

    /// Whether one of the candidates is selected.
    private func selects(candidate type: TypeID) -> Bool {
        (selector.code ?? .product) == .product ? obstacleInCode(to: type) == nil : selects(type)
    }

    func selects(_ type: TypeID) -> Bool { obstacle(to: type) == nil }

    /// The first key that does not hold for a type; nil if the type is selected.
    func obstacle(to type: TypeID) -> Obstacle? {
        guard project.isNamedType(type), isMeant(project.codeKind(of: type)) else { return .code }
        if !parts.isEmpty, !parts.contains(where: { project.isPart(type, $0) }) { return .part }
        return obstacleInCode(to: type)
    }

    /// The same for a type of the code and the parts that are meant.
    private func obstacleInCode(to type: TypeID) -> Obstacle? {
        if !selector.names.isEmpty {
            let name = project.names.utf8(project.plainName(of: type))
            if !selector.names.contains(where: { $0.matches(name) }) { return .name }
        }
        if !selector.kinds.isEmpty {
            guard let keyword = project.keyword(of: type), selector.kinds.contains(keyword) else { return .kind }
        }
        if !supertypes.isEmpty, !supertypes.contains(where: { isBelow(type, $0) }) { return .supertype }
        if !selector.attributes.isEmpty, !selector.attributes.contains(where: { project.hasAttribute($0, type) }) {
            return .attribute
        }
        if !selector.access.isEmpty, !selector.access.contains(project.writtenAccess(of: project.declaration(of: type)))
        {
            return .access
        }
        if !selector.modules.isEmpty, !isInModule(project.module(of: type)) { return .module }
        if let paths = selector.paths, !paths.matches(project.path(of: type)) { return .path }
        if let routers {
            guard let router = project.membership.router(of: type), routers.contains(router) else { return .rib }
        }
        if exclusions.contains(where: { $0.selects(type) }) { return .exclusion }
        return nil
    }

    private func isBelow(_ type: TypeID, _ supertype: TypeMatcher) -> Bool {
        !supertype.declared.contains(type) && supertype.isAbove(type, in: project)
    }

    /// Whether a file as a whole is selected; only for a selector that is not about types.
    func selects(_ file: FileID) -> Bool {
        guard isMeant(project.codeKind(of: file)) else { return false }
        if !selector.modules.isEmpty, !isInModule(project.module(of: file)) { return false }
        if let paths = selector.paths, !paths.matches(project.facts(of: file).path) { return false }
        return !exclusions.contains { $0.selects(file) }
    }

    private func isInModule(_ module: String) -> Bool {
        selector.modules.contains { $0.matches(module) }
    }

    private func isMeant(_ kind: SubjectSelector.Code?) -> Bool {
        guard let kind else { return false }
        let wanted = selector.code ?? .product
        return wanted == .all || wanted == kind
    }

    /// The innermost selected type around code; nil if there is none.
    func selectedType(around code: DeclarationID) -> TypeID? {
        var type = project.type(around: code)
        while let current = type {
            if selects(current) { return current }
            type = project.outerType(of: current)
        }
        return nil
    }

    /// A key of a selector that does not hold.
    enum Obstacle {
        case code, part, name, kind, supertype, attribute, access, module, path, rib, exclusion
    }
}
