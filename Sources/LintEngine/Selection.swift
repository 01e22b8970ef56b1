public import RuleKit

/// Which rules run, and how bad their findings are.
public struct Selection: Sendable {
    /// If there are any, these alone run, with those of `enabled`.
    public var only: [String] = []
    public var enabled: [String] = []
    /// Wins over all others.
    public var disabled: [String] = []
    /// Also the rules that are off by default.
    public var takesAll = false
    /// Severities by id; nil switches the rule off. The last one for an id counts.
    public var severities: [(rule: String, severity: Severity?)] = []
    /// Reports each warning as an error.
    public var isStrict = false

    public init() {}

    /// The rules that run, in the catalogue's order.
    func rules(of catalog: [Rule]) throws(LintError) -> [Rule] {
        let ids = catalog.map(\.id)
        let named = only + enabled + disabled + severities.map(\.rule)
        let unknown = named.indices.filter { !ids.contains(named[$0]) && !named[..<$0].contains(named[$0]) }.map { named[$0] }
        guard unknown.isEmpty else {
            throw .unknownRules(unknown.map { .init(word: $0, suggestion: Suggestion.nearest(to: $0, among: ids)) })
        }
        return catalog.filter { rule in
            if disabled.contains(rule.id) { return false }
            if let override = severities.last(where: { $0.rule == rule.id }), override.severity == nil { return false }
            if enabled.contains(rule.id) || takesAll { return true }
            return only.isEmpty ? rule.isDefault : only.contains(rule.id)
        }
    }

    /// How bad a finding of a rule is.
    func severity(of finding: Finding, by rule: Rule) -> Severity {
        let override = severities.last { $0.rule == rule.id }?.severity
        let severity = override ?? finding.severity ?? rule.severity
        return isStrict && severity == .warning ? .error : severity
    }
}
