import RuleKit

extension Report.Summary {
    /// The run in one sentence. It tells no time: the same run gives the same bytes.
    var closingLine: String {
        let found = [counted(errors, "error"), counted(warnings, "warning"), counted(notes, "note")].compactMap { $0 }
        let counts = found.isEmpty ? "No findings" : found.joined(separator: ", ")
        let place = outsideChanges == nil ? "" : " on changed lines"
        // Where a RIB's builder is not among the files, there is no count of RIBs to speak of.
        let known = ribs > 0 || found.isEmpty ? " (\(phrase(ribs, "RIB")))" : ""
        let scope = place + " in \(phrase(files, "file"))" + known
        let asides = [
            fixable > 0 ? "\(fixable) fixable" : nil,
            unsafelyFixable > 0 ? "\(unsafelyFixable) with an unsafe fix" : nil,
            suppressed > 0 ? "\(suppressed) suppressed" : nil,
            baselined > 0 ? "\(baselined) baselined" : nil,
            counted(outsideChanges ?? 0, "finding").map { "\($0) outside the changed lines not shown" },
            notAnalysed > 0 ? "\(phrase(notAnalysed, "file")) not analyzed" : nil,
        ].compactMap { $0 }
        return counts + scope + (asides.isEmpty ? "" : "; " + asides.joined(separator: ", "))
    }

    private func counted(_ count: Int, _ noun: String) -> String? {
        count > 0 ? phrase(count, noun) : nil
    }
}

/// A number with its noun: `1 file`, `2 files`.
func phrase(_ count: Int, _ noun: String) -> String { "\(separated(count)) \(noun)\(count == 1 ? "" : "s")" }

/// A number for people: thousands are separated, `33,768`.
func separated(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    let parts = digits.indices.map { ($0 > 0 && (digits.count - $0) % 3 == 0 ? "," : "") + String(digits[$0]) }
    return (number < 0 ? "-" : "") + parts.joined()
}
