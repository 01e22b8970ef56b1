import RuleKit

extension Report {
    /// The findings of one RIB.
    struct RIBGroup {
        /// Nil for findings without a RIB.
        let rib: String?
        var diagnostics: [Diagnostic] = []

        /// Whether a finding is an error or a warning.
        var hasMoreThanNotes: Bool { diagnostics.contains { $0.severity != .note } }

        /// The title of the group: the RIB, and the count of each severity.
        var title: String {
            let counts = Severity.allCases.reversed().compactMap { severity in
                let count = diagnostics.count { $0.severity == severity }
                return count > 0 ? Phrase.count(count, severity.rawValue) : nil
            }
            return "\(rib.map { "RIB \(displayed($0))" } ?? "No RIB"): \(counts.joined(separator: ", "))"
        }
    }

    /// The findings grouped by RIB, in order of names; those without a RIB last. Groups keep the order of findings.
    var ribGroups: [RIBGroup] {
        var groups: [String?: RIBGroup] = [:]
        for diagnostic in diagnostics {
            groups[diagnostic.rib, default: RIBGroup(rib: diagnostic.rib)].diagnostics.append(diagnostic)
        }
        return groups.values.sorted { left, right in
            guard let first = left.rib, let second = right.rib else { return left.rib != nil }
            return first.utf8.lexicographicallyPrecedes(second.utf8)
        }
    }
}
