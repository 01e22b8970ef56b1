extension TreeReport {
    /// The same tree with the findings of each RIB. Where several RIBs share a name, a finding belongs to the one that
    /// has a part in its file.
    public func adding(_ report: Report) -> TreeReport {
        let accepted = report.unreported.filter { $0.cause == .baselined }.map(\.finding)
        let all = accepted.isEmpty ? report.diagnostics : (report.diagnostics + accepted).sorted { $0.precedes($1) }
        let suppressed = report.unreported.filter { $0.cause != .baselined }.map(\.finding)
        let names = ribs.reduce(into: [String: Int]()) { $0[$1.name, default: 0] += 1 }
        let (found, hidden) = (TreeReport.byName(all), TreeReport.byName(suppressed))
        let ribs = ribs.map { rib in
            func own(_ findings: [String: [Diagnostic]]) -> [Diagnostic] {
                let own = findings[rib.name] ?? []
                if names[rib.name] == 1 || own.isEmpty { return own }
                let files = rib.parts.compactMap { $0.part?.location.path }
                return own.filter { files.contains($0.location.path) }
            }
            var rib = rib
            rib.findings = own(found)
            rib.suppressed = own(hidden)
            return rib
        }
        return TreeReport(
            toolVersion: toolVersion, isComplete: isComplete, ribs: ribs, edges: edges, roots: roots, notices: notices,
            counts: counts)
    }

    private static func byName(_ findings: [Diagnostic]) -> [String: [Diagnostic]] {
        Dictionary(grouping: findings) { $0.rib ?? "" }
    }
}
