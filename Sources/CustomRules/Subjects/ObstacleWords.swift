import RIBModel

/// Why a selector does not select a type, in words.
extension SubjectSet {
    /// The predicate of a sentence about a type, without a period: "is a presenter, not a router".
    func reason(against type: TypeID, _ obstacle: Obstacle, in project: Project) -> String {
        func words(_ patterns: [NamePattern]) -> String { SubjectSet.either(patterns.map { "'\($0.text)'" }) }
        switch obstacle {
        case .code: return "is not in \(selector.code == .tests ? "tests" : "product code")"
        case .part:
            let wanted = SubjectSet.either(selector.parts.compactMap { RIBPart(word: $0)?.phrase })
            let own = RIBPart.allCases.filter { project.types(ofPart: $0).contains(type) }.map(\.phrase)
            return own.isEmpty ? "is not \(wanted)" : "is \(own[0]), not \(wanted)"
        case .name: return "is not named \(words(selector.names))"
        case .kind: return "is not \(SubjectSet.either(selector.kinds.map { "a \($0.rawValue)" }))"
        case .supertype:
            return "does not inherit from \(SubjectSet.either(selector.supertypes.map { "'\($0.text)'" }))"
        case .attribute: return "has no attribute \(SubjectSet.either(selector.attributes.map { "'@\($0)'" }))"
        case .access: return "is not \(SubjectSet.either(selector.access.map(\.rawValue)))"
        case .module: return "is in module '\(project.module(of: type))', not in \(words(selector.modules))"
        case .path:
            return "is not in a file that matches \(SubjectSet.either(selector.paths?.texts.map { "'\($0)'" } ?? []))"
        case .rib:
            guard let router = project.membership.router(of: type) else { return "belongs to none of the RIBs" }
            return "belongs to RIB '\(project.ribName(router))', which is none of those"
        case .exclusion: return "is excluded by 'not'"
        }
    }

    static func either(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}
