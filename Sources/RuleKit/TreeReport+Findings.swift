extension TreeReport {
    /// The same tree with the findings of each RIB. Where several RIBs share a name, a finding belongs to the one that
    /// has a part in its file.
    public func adding(_ report: Report) -> TreeReport {
        let accepted = report.unreported.filter { $0.cause == .baselined }.map(\.finding)
        let all = accepted.isEmpty ? report.diagnostics : (report.diagnostics + accepted).sorted { $0.precedes($1) }
        let names = ribs.reduce(into: [String: Int]()) { $0[$1.name, default: 0] += 1 }
        let found = Dictionary(grouping: all) { $0.rib ?? "" }
        let unreported = Dictionary(grouping: report.unreported) { $0.finding.rib ?? "" }
        let ribs = ribs.map { rib in
            var rib = rib
            let files = names[rib.name] == 1 ? nil : rib.parts.compactMap { $0.part?.location.path }
            func isOwn(_ finding: Diagnostic) -> Bool { files?.contains(finding.location.path) ?? true }
            rib.findings = (found[rib.name] ?? []).filter(isOwn)
            rib.unreported = (unreported[rib.name] ?? []).filter { isOwn($0.finding) }
            return rib
        }
        return TreeReport(
            toolVersion: toolVersion, isComplete: isComplete, ribs: ribs, edges: edges, roots: roots, notices: notices,
            counts: counts)
    }
}
