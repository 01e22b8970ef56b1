internal import RIBModel
internal import RuleKit
internal import SourceText

/// Which findings the sources ask to keep quiet about.
struct Suppressions: Sendable {
    /// By file number, the ids named there with what they cover.
    private let entries: [[Directive.RuleName]]

    init(files: [Analysis.File]) {
        entries = files.map { $0.directives.flatMap(\.rules) }
    }

    /// Whether the finding's own place, or a step of its path, lies in the range of a directive that names its rule.
    func silence(_ finding: Finding, of rule: Rule) -> Bool {
        covers(finding.site, rule.id) || finding.path.contains { covers($0.site, rule.id) }
    }

    private func covers(_ site: Site, _ id: String) -> Bool {
        guard entries.indices.contains(site.file.index) else { return false }
        return entries[site.file.index].contains { entry in
            entry.id == id && entry.covers.start <= site.range.start && site.range.start < max(entry.covers.end, entry.covers.start + 1)
        }
    }
}
