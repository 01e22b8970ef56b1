import RIBModel

/// Why a selector does not select a type, in words.
extension SubjectSet {
    /// The predicate of a sentence about a type, without a period: "is a presenter, not a router".
    func reason(against type: TypeID, _ obstacle: Obstacle, in project: Project) -> String {
        func words(_ patterns: [NamePattern]) -> String { oneOf(patterns.map { "'\($0.text)'" }) }
        switch obstacle {
        case .code: return "is not in \(selector.code == .tests ? "tests" : "product code")"
        case .part:
            let wanted = oneOf(selector.parts.compactMap { RIBPart(word: $0)?.phrase })
            let own = RIBPart.allCases.filter { project.types(ofPart: $0).contains(type) }.map(\.phrase)
            return own.isEmpty ? "is not \(wanted)" : "is \(own[0]), not \(wanted)"
        case .name: return "is not named \(words(selector.names))"
        case .kind: return "is not \(oneOf(selector.kinds.map { "a \($0.rawValue)" }))"
        case .supertype:
            return "does not inherit from \(oneOf(selector.supertypes.map { "'\($0.text)'" }))"
        case .attribute: return "has no attribute \(oneOf(selector.attributes.map { "'@\($0)'" }))"
        case .access: return "is not \(oneOf(selector.access.map(\.rawValue)))"
        case .module: return "is in module '\(project.module(of: type))', not in \(words(selector.modules))"
        case .path:
            return "is not in a file that matches \(oneOf(selector.paths?.texts.map { "'\($0)'" } ?? []))"
        case .rib:
            guard let router = project.membership.router(of: type) else { return "belongs to none of the RIBs" }
            return "belongs to RIB '\(project.ribName(router))', which is none of those"
        case .exclusion: return "is excluded by 'not'"
        }
    }
}
