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
    /// Reports each warning as an error, or each error as a warning.
    public var shift: Shift?

    /// How the severities of a whole run are changed.
    public enum Shift: Sendable {
        case strict, lenient
    }

    public init() {}

    /// Refuses ids that no rule has.
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

    /// Whether a rule is to run; nil where the command line has no word on it.
    func verdict(on rule: String) -> Bool? {
        if disabled.contains(rule) { return false }
        if let override = severities.last(where: { $0.rule == rule }), override.severity == nil { return false }
        if enabled.contains(rule) { return true }
        return only.isEmpty ? nil : takesAll || only.contains(rule)
    }
}
