import SourceText
import SwiftOutline

/// Names by which code may take a view away: UIKit's own, and those of the project's helpers that go by them.
struct DismissalNames: Equatable, Sendable {
    let all: NameSet

    static let query = Query<WholeProject, DismissalNames>("dismissalNames") { project, _ in DismissalNames(project) }

    private init(_ project: Project) {
        var all = NameSet.viewRemovals
        // Helpers of extensions dismiss under names of their own; a helper may go through another.
        var others = DismissalNames.borrowable(project)
        for _ in 0..<3 {
            let more = others.filter { project.mentions(all, $0) }
            if more.isEmpty { break }
            for function in more { all.insert(project.declaration(function).name) }
            others.removeAll { all.contains(project.declaration($0).name) }
        }
        self.all = all
    }

    /// Functions in extensions of libraries' types and of protocols whose bodies were read.
    private static func borrowable(_ project: Project) -> [DeclarationID] {
        var parts: [DeclarationID] = project.symbols.foreignExtensions.values.flatMap { $0 }
        for number in project.symbols.types.indices where project.symbols.types[number].kind == .protocol { parts += project.symbols.extensions(of: TypeID(number)) }
        var result: [DeclarationID] = []
        for part in parts where project.files[part.file].outline.hasBodies {
            let outline = project.files[part.file].outline
            for child in outline.children(of: part.index) where outline.declarations[child].kind == .function {
                result.append(DeclarationID(file: part.file, index: child))
            }
        }
        return result
    }
}

extension Project {
    /// Names by which code may take a view away.
    var dismissalNames: NameSet { self[DismissalNames.query].all }

    /// Whether a function's code has one of these names.
    func mentions(_ names: NameSet, _ function: DeclarationID) -> Bool {
        let outline = files[function.file].outline
        return outline.mentions(names, in: outline.code(of: function.index))
    }
}
