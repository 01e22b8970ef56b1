public import RuleKit

/// The rules to run, and the severities of their findings. Rules are named by id, family, preset or pattern.
public struct Selection: Sendable {
    /// If not empty, only these rules and those of `enabled` run.
    public var only: [String] = []
    public var enabled: [String] = []
    /// Takes precedence over all others.
    public var disabled: [String] = []
    /// Also run the rules that are off by default.
    public var takesAll = false
    /// Severities by rule; nil turns the rule off. The last entry for an id counts.
    public var severities: [(rule: String, severity: Severity?)] = []
    /// Reports each warning as an error, or each error as a warning.
    public var shift: Shift?
    /// The rules to which a severity is given by their own ids, which turns them on.
    private var raised: Set<String> = []

    /// A change of the severities of all findings.
    public enum Shift: Sendable {
        case strict, lenient
    }

    public init() {}

    /// The selection with ids in place of groups and patterns. An option that names a rule by its id overrides options
    /// that name it by a group.
    ///
    /// - Throws: if a word names no rule.
    func expanded(_ names: RuleNames) throws(LintError) -> Selection {
        let words = only + enabled + disabled + severities.map(\.rule)
        let unknown = words.indices.filter { names.rules(words[$0]).isEmpty && !words[..<$0].contains(words[$0]) }.map {
            words[$0]
        }
        guard unknown.isEmpty else {
            throw .unknownRules(
                unknown.map { .init(word: $0, suggestion: Suggestion.nearest(to: $0, among: names.words)) })
        }
        var result = self
        let chosen = Set((only + enabled).filter { !names.isGroup($0) })
        func ids(_ word: String, without chosen: Set<String> = []) -> [String] {
            names.isGroup(word) ? names.rules(word).filter { !chosen.contains($0) } : [word]
        }
        result.only = only.flatMap { ids($0) }
        result.enabled = enabled.flatMap { ids($0) }
        result.disabled = disabled.flatMap { ids($0, without: chosen) }
        let (groups, own) = (
            severities.filter { names.isGroup($0.rule) }, severities.filter { !names.isGroup($0.rule) }
        )
        result.severities =
            groups.flatMap { entry in
                ids(entry.rule, without: entry.severity == nil ? chosen : []).map { ($0, entry.severity) }
            } + own
        result.raised = raised.union(own.filter { $0.severity != nil }.map(\.rule))
        return result
    }

    /// Whether the command line turns a rule on or off; nil if it does neither.
    func choice(for rule: String) -> Bool? {
        if disabled.contains(rule) { return false }
        if let override = severities.last(where: { $0.rule == rule }), override.severity == nil { return false }
        if enabled.contains(rule) { return true }
        return only.isEmpty ? nil : takesAll || only.contains(rule)
    }

    /// Whether the rule runs although it is off by default, unless a configuration turns it off.
    func turnsOn(_ rule: String) -> Bool { takesAll || raised.contains(rule) }
}
