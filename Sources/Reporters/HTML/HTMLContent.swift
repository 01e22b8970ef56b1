public import RuleKit

/// What a page shows. The engine found all of it; the page only arranges it.
public struct HTMLContent: Sendable {
    let toolVersion: String
    /// Nil for a report of findings alone.
    let tree: TreeReport?
    let changes: TreeChanges?
    /// In the order of the report.
    let findings: [Diagnostic]
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
    ///   - report: the report of the run, with all findings.
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
            let shown = Set(tree.ribs.flatMap(\.findings).map(\.fingerprint))
            findings = report.diagnostics.filter { shown.contains($0.fingerprint) }
        } else {
            findings = report.diagnostics
        }
        rules = report.rules
        summary = report.summary.closingLine
        refusals = report.refusals
        if isPart { notes.append("The page has a part of the tree, and the findings of its RIBs.") }
    }
}
