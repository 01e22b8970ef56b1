internal import RuleKit
internal import SourceText

/// The fixes of one round, in order of findings: each is applied completely or not at all, and none conflicts with an
/// earlier one.
struct FixPlan {
    private(set) var edits: [SourcePath: [PatchedText.Edit]] = [:]
    /// The findings to fix, with the files that their fixes change.
    private(set) var fixed: [(diagnostic: Diagnostic, paths: Set<SourcePath>)] = []

    /// - Parameter isAllowed: whether a file may be changed.
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
            // Several findings may have the same edit.
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

    /// Sorted.
    var paths: [SourcePath] { edits.keys.sorted() }
}
