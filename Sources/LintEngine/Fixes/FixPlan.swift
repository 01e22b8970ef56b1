internal import RuleKit
internal import SourceText

/// Which fixes are made in one go: in order of findings, each whole or not at all, none that conflicts with one before
/// it.
struct FixPlan {
    private(set) var edits: [SourcePath: [PatchedText.Edit]] = [:]
    /// The findings that are mended, with the files that their fixes edit.
    private(set) var fixed: [(diagnostic: Diagnostic, paths: Set<SourcePath>)] = []

    /// - Parameter isAllowed: whether a file may be edited.
    init(_ diagnostics: [Diagnostic], takesUnsafe: Bool, isAllowed: (SourcePath) -> Bool) {
        for diagnostic in diagnostics {
            let fix = diagnostic.fixes.first(where: \.isSafe) ?? (takesUnsafe ? diagnostic.fixes.first : nil)
            guard let fix, !fix.edits.isEmpty else { continue }
            let paths = Set(fix.edits.map(\.location.path))
            guard paths.allSatisfy(isAllowed) else { continue }
            let wanted = fix.edits.map { edit in
                let range = edit.location.start.offset..<max(edit.location.start.offset, edit.location.end.offset)
                return (
                    path: edit.location.path,
                    edit: PatchedText.Edit(range: range, replacement: Array(edit.replacement.utf8))
                )
            }
            // The same edit may mend several findings.
            let fits = wanted.allSatisfy { path, edit in
                edits[path, default: []].allSatisfy { $0 == edit || !$0.conflicts(with: edit) }
            }
            guard fits else { continue }
            for (path, edit) in wanted where !edits[path, default: []].contains(edit) {
                edits[path, default: []].append(edit)
            }
            fixed.append((diagnostic, paths))
        }
        for path in edits.keys {
            edits[path]?.sort {
                ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
            }
        }
    }

    var isEmpty: Bool { fixed.isEmpty }

    /// In order.
    var paths: [SourcePath] { edits.keys.sorted() }
}
