public import RuleKit

/// What a page shows. The engine found all of it; the page only arranges it.
public struct HTMLContent: Sendable {
    let toolVersion: String
    /// Nil for a report of findings alone.
    let tree: TreeReport?
    let changes: TreeChanges?
    /// Those that are reported, in the order of the report.
    let findings: [Diagnostic]
    /// Those that comments suppress or the baseline accepts, in the same order.
    let unreported: [UnreportedFinding]
    /// The pages of the rules that ran.
    let rules: [RulePage]
    /// One sentence with the counts of the run; nil for a tree alone.
    let summary: String?
    /// What was not analyzed, and why.
    let refusals: [Notice]
    /// What a reader has to know besides.
    var notes: [String] = []
    /// The pattern of the addresses of places: `{path}` and `{line}` are replaced; nil if places have none.
    let sourcePattern: String?
    /// Which revision the run is about; nil if that is not known.
    let revision: String?

    /// - Parameters:
    ///   - report: the report of the run, with all findings, also those that are not reported.
    ///   - tree: the tree or a part of it; nil for findings alone. Of a part, only the findings of its RIBs are shown.
    ///   - isPart: whether it is a part.
    ///   - changes: what differs from another revision.
    ///   - style: the addresses of places, and the revision.
    public init(
        _ report: Report, tree: TreeReport?, isPart: Bool = false, changes: TreeChanges? = nil, style: Style
    ) {
        toolVersion = report.toolVersion
        self.tree = tree
        self.changes = changes
        (sourcePattern, revision) = (style.sourcePattern, style.revision)
        if isPart, let tree {
            let shown = Set(tree.ribs.flatMap { $0.findings + $0.unreported.map(\.finding) }.map(\.fingerprint))
            findings = report.diagnostics.filter { shown.contains($0.fingerprint) }
            unreported = report.unreported.filter { shown.contains($0.finding.fingerprint) }
        } else {
            (findings, unreported) = (report.diagnostics, report.unreported)
        }
        rules = report.rules
        summary = report.summary.closingLine
        refusals = report.refusals
        if isPart { notes.append("The page has a part of the tree, and the findings of its RIBs.") }
    }
}

extension HTMLContent {
    /// Findings that are not reported, counted by cause; nil without any.
    var unreportedCounts: String? {
        let baselined = unreported.count { $0.cause == .baselined }
        let counts = [(unreported.count - baselined, "suppressed"), (baselined, "baselined")].filter { $0.0 > 0 }
        return counts.isEmpty ? nil : counts.map { "\(Phrase.number($0.0)) \($0.1)" }.joined(separator: ", ")
    }
}
