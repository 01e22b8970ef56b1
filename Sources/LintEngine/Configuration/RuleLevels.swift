internal import RuleKit
internal import SourceText

/// Which rules run, and what their findings are reported as. What is said later wins: the rules themselves, the
/// project's configuration, its overrides, the configurations of folders and theirs, from outside inward, and the
/// command line.
struct RuleLevels: Sendable {
    private let selection: Selection
    /// The project's first; then those of folders, outer ones first.
    private let layers: [RuleLayer]
    /// Rules that run beside those that are chosen, unless rules are chosen one by one.
    private let added: Set<String>

    init(selection: Selection, layers: [RuleLayer], added: [String]) {
        self.selection = selection
        self.layers = layers
        self.added = Set(added)
    }

    /// The rules that run, in the catalogue's order.
    func rules(of catalog: [Rule]) throws(LintError) -> [Rule] {
        try selection.check(against: catalog)
        return catalog.filter { rule in
            if state(of: rule, layers(at: nil), at: nil).activation.isOn { return true }
            guard selection.verdict(on: rule.id) == nil else { return false }
            return layers.contains { layer in
                layer.mayEnable(rule.id)
                    || (!layer.prefix.isEmpty
                        && state(of: rule, layers(at: SourcePath(bytes: layer.prefix)), at: nil).activation.isOn)
            }
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
        let state = state(of: rule, layers(at: path), at: path)
        return state.activation.isOn ? state.severity ?? finding.severity ?? rule.severity : nil
    }

    /// Whether a rule runs for a file, and what keeps it from that.
    func activation(of rule: Rule, at path: SourcePath) -> RuleState.Activation {
        state(of: rule, layers(at: path), at: path).activation
    }

    /// The configurations that govern a file, the outermost first; the project's for none.
    private func layers(at path: SourcePath?) -> ArraySlice<RuleLayer> {
        guard layers.count > 1 else { return layers[...] }
        guard let path else { return layers.prefix(1) }
        let around = layers.filter { $0.governs(path) }
        return around[(around.lastIndex(where: \.isProject) ?? 0)...]
    }

    private func state(of rule: Rule, _ layers: ArraySlice<RuleLayer>, at path: SourcePath?) -> RuleState {
        let verdict = selection.verdict(on: rule.id)
        if verdict == false { return RuleState(activation: .deselected) }
        let runs = verdict == true || selection.takesAll || rule.isDefault || added.contains(rule.id)
        var state = RuleState(activation: runs ? .on : .offByDefault)
        let word = RuleState.Verdict(
            isSelected: verdict == true, isAdded: added.contains(rule.id),
            hasSeverity: selection.severities.last { $0.rule == rule.id }?.severity != nil)
        for layer in layers { layer.apply(to: &state, of: rule.id, word, at: path) }
        return state
    }
}
