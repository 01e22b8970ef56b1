extension TreeReport {
    /// The same tree with the findings of each RIB. Where several RIBs share a name, a finding belongs to the one that
    /// has a part in its file.
    public func adding(_ findings: [Diagnostic]) -> TreeReport {
        let found = Dictionary(grouping: findings) { $0.rib ?? "" }
        let names = ribs.reduce(into: [String: Int]()) { $0[$1.name, default: 0] += 1 }
        let ribs = ribs.map { rib in
            var rib = rib
            let own = found[rib.name] ?? []
            let files = rib.parts.compactMap { $0.part?.location.path }
            rib.findings = names[rib.name] == 1 ? own : own.filter { files.contains($0.location.path) }
            return rib
        }
        return TreeReport(
            toolVersion: toolVersion, isComplete: isComplete, ribs: ribs, edges: edges, roots: roots, notices: notices,
            counts: counts)
    }
}
