public import RIBModel
public import RuleKit
internal import SourceText

/// The findings of all rules, each with whether the sources suppress it. A pure function: the rules about suppressions
/// are evaluated after all others.
public struct SuppressionFilter: Sendable {
    /// In order of files, offsets and rule ids.
    public let findings: [RuleFinding]
    let suppressions: Suppressions

    /// A finding and its rule.
    public struct RuleFinding: Sendable {
        public let rule: Rule
        public let finding: Finding
        /// Whether a comment suppresses it.
        public let isSuppressed: Bool

        /// Equal for findings that are reported as one; nil for a finding that is reported on its own.
        fileprivate var groupKey: FindingGroupKey? {
            finding.group.map { FindingGroupKey(rule: rule.id, owner: $0.owner, isAsked: true) }
        }

        fileprivate func precedes(_ other: RuleFinding) -> Bool {
            let (first, second) = (finding.site, other.finding.site)
            if first.file != second.file { return first.file < second.file }
            if first.range.start != second.range.start { return first.range.start < second.range.start }
            if rule.id != other.rule.id { return rule.id.utf8.lexicographicallyPrecedes(other.rule.id.utf8) }
            if first.range.end != second.range.end { return first.range.end < second.range.end }
            return finding.message.utf8.lexicographicallyPrecedes(other.finding.message.utf8)
        }
    }

    /// The findings that no comment suppresses, with those of a group as one.
    public var reported: [RuleFinding] {
        findings.filter { !$0.isSuppressed }.grouped(by: \.groupKey).map { first, others in
            RuleFinding(
                rule: first.rule, finding: first.finding.merging(others.map(\.finding)), isSuppressed: false)
        }
    }

    /// - Parameters:
    ///   - rules: the rules that run.
    ///   - catalog: all rules.
    ///   - answers: the findings of each rule, in the same order.
    ///   - isComplete: whether all files were analyzed; otherwise a suppression may be for a finding in the others.
    public init(_ rules: [Rule], of catalog: [Rule], answers: [[Finding]], in project: Project, isComplete: Bool = true)
    {
        var suppressions = Suppressions(project)
        var findings: [RuleFinding] = []
        func add(_ found: [Finding], of rule: Rule) {
            for finding in found {
                findings.append(
                    RuleFinding(rule: rule, finding: finding, isSuppressed: suppressions.suppress(finding, of: rule)))
            }
        }
        func audit(_ unused: [SuppressedName], _ unknown: [SuppressionAudit.Unknown] = []) -> [(Rule, [Finding])] {
            let audit = SuppressionAudit(project: project, unused: unused, unknown: unknown)
            return rules.compactMap { rule in rule.audit.map { (rule, $0(audit)) } }
        }
        for (rule, found) in zip(rules, answers) { add(found, of: rule) }
        if !suppressions.isEmpty {
            for (rule, found) in audit([], suppressions.unknown(among: catalog.flatMap(\.allIDs))) {
                add(found, of: rule)
            }
        }
        if !suppressions.isEmpty && isComplete {
            let ran = Set(rules.flatMap(\.allIDs))
            let all = catalog.allSatisfy { !$0.isDefault || ran.contains($0.id) }
            let unused = suppressions.unused(ran: ran.subtracting([SuppressionAudit.unusedRule]), all: all)
            for (rule, found) in audit(unused) { add(found, of: rule) }
            // Comments that suppress `unused_suppression` are checked last and cannot suppress the finding about
            // themselves.
            let last = suppressions.unused(ran: ran.intersection([SuppressionAudit.unusedRule]), all: false)
            for (rule, found) in audit(last) {
                findings += found.map { RuleFinding(rule: rule, finding: $0, isSuppressed: false) }
            }
        }
        self.findings = findings.sorted { $0.precedes($1) }
        self.suppressions = suppressions
    }

    /// Runs all checks one after the other.
    public init(_ rules: [Rule], in project: Project) {
        self.init(rules, of: rules, answers: rules.map { $0.check(project) }, in: project)
    }
}
