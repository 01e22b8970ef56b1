import SourceText
import SwiftOutline

/// Those of some libraries' types that the project extends, or declares itself.
struct ExtendedTypes: Sendable {
    private let extended: [Name]
    private let declared: [TypeID]

    init(_ names: NameSet, _ project: Project) {
        extended = names.filter(project.memberTable.extends)
        declared = names.flatMap(project.index.topLevelTypes)
    }

    /// The functions of that name that the project gives to them, in order of files.
    func functions(_ name: Name, _ project: Project) -> [DeclarationID] {
        var result: [DeclarationID] = []
        for type in extended { project.memberTable.append(name, ofKnown: type, to: &result) }
        for type in declared { result += project.members(name, of: type) }
        guard !result.isEmpty else { return [] }
        return Set(result).sorted().filter { project.declaration($0).kind == .function }
    }
}
