internal import RuleKit
internal import SourceText

/// Which rules run, and the severities of their findings. In ascending order of precedence: the rules' defaults, the
/// project's configuration and its overrides, the configurations of folders and their overrides from outside to inside,
/// and the command line.
struct RuleLevels: Sendable {
    private let selection: Selection
    /// The project's first; then those of folders, outer ones first.
    private let layers: [RuleLayer]
    /// Rules that run in addition to the selected ones, unless rules are selected one by one.
    private let added: Set<String>

    init(selection: Selection, layers: [RuleLayer], added: [String]) {
        self.selection = selection
        self.layers = layers
        self.added = Set(added)
    }

    /// The rules that run, in the order of the catalog.
    func rules(of catalog: [Rule]) -> [Rule] {
        catalog.filter { rule in
            if state(of: rule, layers(at: nil), at: nil).activation.isOn { return true }
            guard selection.choice(for: rule.id) == nil else { return false }
            return layers.contains { layer in
                layer.mayEnable(rule.id)
                    || (!layer.prefix.isEmpty
                        && state(of: rule, layers(at: SourcePath(bytes: layer.prefix)), at: nil).activation.isOn)
            }
        }
    }

    /// The severity of a finding, before --strict and --lenient; nil if it is not reported. A severity of the
    /// configuration or the command line counts for all findings of the rule; otherwise it is that of the finding.
    func level(of finding: Finding, by rule: Rule, at path: SourcePath) -> Severity? {
        if let level = selection.severities.last(where: { $0.rule == rule.id })?.severity { return level }
        let layers = layers(at: path)
        let state = state(of: rule, layers, at: path)
        let decided = finding.severity ?? rule.severity
        let own = finding.doubt == nil ? layers.first?.preset?.severity(of: decided, by: rule) ?? decided : .note
        return state.activation.isOn ? state.severity ?? own : nil
    }

    /// Whether the configuration or the command line sets the severity of a rule's findings in a file.
    func setsSeverity(of rule: Rule, at path: SourcePath) -> Bool {
        selection.severities.contains { $0.rule == rule.id }
            || state(of: rule, layers(at: path), at: path).severity != nil
    }

    /// The severity to report: --strict and --lenient exchange warnings and errors, and leave notes as they are.
    func shifted(_ level: Severity) -> Severity {
        switch (selection.shift, level) {
        case (.strict, .warning): .error
        case (.lenient, .error): .warning
        default: level
        }
    }

    /// Whether a rule runs for a file, and if not, why.
    func activation(of rule: Rule, at path: SourcePath) -> RuleState.Activation {
        state(of: rule, layers(at: path), at: path).activation
    }

    /// The configurations that apply to a file, the outermost first; without a path, the project's.
    private func layers(at path: SourcePath?) -> ArraySlice<RuleLayer> {
        guard layers.count > 1 else { return layers[...] }
        guard let path else { return layers.prefix(1) }
        let around = layers.filter { $0.governs(path) }
        return around[(around.lastIndex(where: \.isProject) ?? 0)...]
    }

    private func state(of rule: Rule, _ layers: ArraySlice<RuleLayer>, at path: SourcePath?) -> RuleState {
        let choice = selection.choice(for: rule.id)
        if choice == false { return RuleState(activation: .deselected) }
        // A rule of a team is on in the project that declares it.
        let isOn =
            rule.declaration == nil
            ? layers.first?.preset?.turnsOn(rule) ?? rule.isDefault
            : layers.first?.declaredRules.contains(rule.id) ?? rule.isDefault
        let runs = choice == true || selection.turnsOn(rule.id) || isOn || added.contains(rule.id)
        let off = layers.first?.preset.map { RuleState.Activation.outsideOfPreset($0.choice.rawValue) }
        var state = RuleState(activation: runs ? .on : off ?? .offByDefault)
        let commandLine = RuleState.CommandLineChoice(
            isSelected: choice == true, isAdded: added.contains(rule.id),
            hasSeverity: selection.severities.last { $0.rule == rule.id }?.severity != nil)
        for layer in layers { layer.apply(to: &state, of: rule.id, commandLine, at: path) }
        return state
    }
}
