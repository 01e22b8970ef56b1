import RuleKit

extension Report.Summary {
    /// A summary of the run in one sentence. Contains no time, so that equal runs give equal bytes.
    var closingLine: String {
        let found = [counted(errors, "error"), counted(warnings, "warning"), counted(notes, "note")].compactMap { $0 }
        let counts = found.isEmpty ? "No findings" : found.joined(separator: ", ")
        let location = outsideChanges == nil ? "" : " on changed lines"
        // Findings without any known RIB: the number of RIBs is unknown, and is left out.
        let known = ribs > 0 || found.isEmpty ? " (\(Phrase.count(ribs, "RIB")))" : ""
        let scope = location + " in \(Phrase.count(files, "file"))" + known
        let asides = [
            fixable > 0 ? "\(fixable) fixable" : nil,
            unsafelyFixable > 0 ? "\(unsafelyFixable) with an unsafe fix" : nil,
            suppressed > 0 ? "\(suppressed) suppressed" : nil,
            baselined > 0 ? "\(baselined) baselined" : nil,
            counted(outsideChanges ?? 0, "finding").map { "\($0) outside the changed lines not shown" },
            notAnalyzed > 0 ? "\(Phrase.count(notAnalyzed, "file")) not analyzed" : nil,
        ].compactMap { $0 }
        return counts + scope + (asides.isEmpty ? "" : "; " + asides.joined(separator: ", "))
    }

    private func counted(_ count: Int, _ noun: String) -> String? {
        count > 0 ? Phrase.count(count, noun) : nil
    }
}
