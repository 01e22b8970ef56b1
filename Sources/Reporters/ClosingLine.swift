import RuleKit

extension Report.Summary {
    /// The run in one sentence. It tells no time: the same run gives the same bytes.
    var closingLine: String {
        let found = [counted(errors, "error"), counted(warnings, "warning"), counted(notes, "note")].compactMap { $0 }
        let counts = found.isEmpty ? "No findings" : found.joined(separator: ", ")
        let place = outsideChanges == nil ? "" : " on changed lines"
        let scope = place + " in \(phrase(files, "file")) (\(phrase(ribs, "RIB")))"
        let asides = [
            fixable > 0 ? "\(fixable) fixable" : nil,
            unsafelyFixable > 0 ? "\(unsafelyFixable) with an unsafe fix" : nil,
            suppressed > 0 ? "\(suppressed) suppressed" : nil,
            baselined > 0 ? "\(baselined) baselined" : nil,
            counted(outsideChanges ?? 0, "finding").map { "\($0) outside the changed lines not shown" },
            counted(unresolved, "unresolved supertype"),
            notAnalysed > 0 ? "\(phrase(notAnalysed, "file")) not analysed" : nil,
        ].compactMap { $0 }
        return counts + scope + (asides.isEmpty ? "" : "; " + asides.joined(separator: ", "))
    }

    private func counted(_ count: Int, _ noun: String) -> String? {
        count > 0 ? phrase(count, noun) : nil
    }
}

/// A number with its noun: `1 file`, `2 files`.
func phrase(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
