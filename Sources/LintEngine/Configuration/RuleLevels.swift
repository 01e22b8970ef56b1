internal import RuleKit
internal import SourceText

/// Which rules run, and what their findings are reported as: what the command line says wins over the overrides of the
/// configuration, those over the rest of it, and that over the rules' own.
struct RuleLevels: Sendable {
    private let selection: Selection
    private let onlyRules: Set<String>
    private let disabledRules: Set<String>
    private let optInRules: Set<String>
    private let levels: [String: Severity?]
    private let overrides: [(paths: PathPatterns, levels: [String: Severity?])]

    /// - Parameter added: rules that run beside those that are chosen, unless rules are chosen one by one.
    init(
        selection: Selection, configuration: Configuration, added: [String], overrides: [(PathPatterns, [(String, Severity?)])]
    ) {
        self.selection = selection
        onlyRules = Set(configuration.onlyRules.map(\.text))
        disabledRules = Set(configuration.disabledRules.map(\.text))
        optInRules = Set(configuration.optInRules.map(\.text)).union(configuration.onlyRules.isEmpty ? added : [])
        levels = Dictionary(configuration.levels.map { ($0.rule.text, $0.severity) }, uniquingKeysWith: { $1 })
        self.overrides = overrides.map { ($0, Dictionary($1, uniquingKeysWith: { $1 })) }
    }

    /// The rules that run, in the catalogue's order.
    func rules(of catalog: [Rule]) throws(LintError) -> [Rule] {
        try selection.check(against: catalog)
        return catalog.filter { rule in
            isOn(rule) || (selection.verdict(on: rule.id) == nil && overrides.contains { $0.levels[rule.id].flatMap { $0 } != nil })
        }
    }

    /// What a finding is reported as; nil where it is not.
    func severity(of finding: Finding, by rule: Rule, at path: SourcePath) -> Severity? {
        guard let severity = level(of: finding, by: rule, at: path) else { return nil }
        switch (selection.shift, severity) {
        case (.strict, .warning): return .error
        case (.lenient, .error): return .warning
        default: return severity
        }
    }

    private func level(of finding: Finding, by rule: Rule, at path: SourcePath) -> Severity? {
        if let level = selection.severities.last(where: { $0.rule == rule.id })?.severity { return level }
        for override in overrides.reversed() {
            if let level = override.levels[rule.id], override.paths.match(path) { return level }
        }
        guard isOn(rule) else { return nil }
        return levels[rule.id].flatMap { $0 } ?? finding.severity ?? rule.severity
    }

    /// Whether the rule runs wherever no override has a word on it.
    private func isOn(_ rule: Rule) -> Bool { standing(of: rule) == .on }

    /// Whether a rule runs, and what keeps it from that.
    enum Standing: Sendable {
        case on
        case deselected, disabled, levelOff, amongOthers, offByDefault
    }

    /// What decides wherever no override has a word on the rule.
    func standing(of rule: Rule) -> Standing {
        if let verdict = selection.verdict(on: rule.id) { return verdict ? .on : .deselected }
        if disabledRules.contains(rule.id) { return .disabled }
        if let level = levels[rule.id], level == nil, !selection.severities.contains(where: { $0.rule == rule.id }) { return .levelOff }
        if optInRules.contains(rule.id) || onlyRules.contains(rule.id) { return .on }
        if !onlyRules.isEmpty { return .amongOthers }
        return selection.takesAll || rule.isDefault ? .on : .offByDefault
    }

    /// Whether an override switches the rule off for a path.
    func isOverriddenOff(_ rule: String, at path: SourcePath) -> Bool {
        let override = overrides.last { $0.levels[rule] != nil && $0.paths.match(path) }
        return override?.levels[rule] == .some(nil)
    }
}
