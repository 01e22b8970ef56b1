public import RuleKit

/// The rules to run, and the severities of their findings.
public struct Selection: Sendable {
    /// If not empty, only these rules and those of `enabled` run.
    public var only: [String] = []
    public var enabled: [String] = []
    /// Takes precedence over all others.
    public var disabled: [String] = []
    /// Also run the rules that are off by default.
    public var takesAll = false
    /// Severities by rule id; nil turns the rule off. The last entry for an id counts.
    public var severities: [(rule: String, severity: Severity?)] = []
    /// Reports each warning as an error, or each error as a warning.
    public var shift: Shift?

    /// A change of the severities of all findings.
    public enum Shift: Sendable {
        case strict, lenient
    }

    public init() {}

    /// Throws if an id is not a rule.
    func check(against catalog: [Rule]) throws(LintError) {
        let ids = catalog.map(\.id)
        let named = only + enabled + disabled + severities.map(\.rule)
        let unknown = named.indices.filter { !ids.contains(named[$0]) && !named[..<$0].contains(named[$0]) }.map {
            named[$0]
        }
        guard unknown.isEmpty else {
            throw .unknownRules(unknown.map { .init(word: $0, suggestion: Suggestion.nearest(to: $0, among: ids)) })
        }
    }

    /// Whether the command line turns a rule on or off; nil if it does neither.
    func choice(for rule: String) -> Bool? {
        if disabled.contains(rule) { return false }
        if let override = severities.last(where: { $0.rule == rule }), override.severity == nil { return false }
        if enabled.contains(rule) { return true }
        return only.isEmpty ? nil : takesAll || only.contains(rule)
    }
}
