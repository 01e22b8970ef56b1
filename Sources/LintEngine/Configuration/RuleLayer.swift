internal import CustomRules
internal import RuleKit
internal import SourceText

/// What one configuration sets for rules, for the files below its folder.
struct RuleLayer: Sendable {
    /// The configuration as messages show it; nil if there is none.
    let file: SourcePath?
    /// The folder relative to the run's root, with a trailing slash; empty for all files.
    let prefix: [UInt8]
    /// Whether no configuration above applies.
    let isProject: Bool
    /// The rules that are on if nothing else says so; nil for those that are on by default.
    let preset: Preset?
    /// The rules that the configuration of a project declares and that are on.
    let declaredRules: Set<String>
    private let onlyRules: Set<String>
    private let disabledRules: Set<String>
    private let optInRules: Set<String>
    /// A rule that the project may enable and this folder disables.
    private let waived: String?
    private let levels: [String: Severity?]
    /// The rules with a severity that the configuration names by their ids: it turns them on.
    private let named: Set<String>
    private let overrides: [Override]

    /// Severities for some paths only.
    struct Override: Sendable {
        let paths: PathPatterns
        let levels: [String: Severity?]
        /// The rules with a severity that it names by their ids.
        let named: Set<String>

        init(_ paths: PathPatterns, _ levels: [Configuration.Level]) {
            self.paths = paths
            self.levels = RuleLayer.severities(levels)
            named = RuleLayer.named(levels)
        }
    }

    private static func severities(_ levels: [Configuration.Level]) -> [String: Severity?] {
        Dictionary(levels.map { ($0.rule.text, $0.severity) }, uniquingKeysWith: { $1 })
    }

    private static func named(_ levels: [Configuration.Level]) -> Set<String> {
        Set(levels.filter { $0.severity != nil && $0.rule.group == nil }.map(\.rule.text))
    }

    init(
        _ configuration: Configuration, of file: SourcePath?, prefix: [UInt8] = [], isProject: Bool = true,
        overrides: [Override]
    ) {
        self.file = file
        self.prefix = prefix
        self.isProject = isProject
        declaredRules = Set(configuration.customRules.map(\.rule).filter { $0.severity != nil }.map(\.id))
        preset = configuration.preset.flatMap { Preset($0.text) }
        onlyRules = Set(configuration.onlyRules.map(\.text))
        disabledRules = Set(configuration.disabledRules.map(\.text))
        let reason = configuration.suppression.requiresReason
        let optIn =
            configuration.optInRules.map(\.text)
            + (reason == true && onlyRules.isEmpty ? [SuppressionAudit.reasonRule] : [])
        optInRules = Set(optIn)
        waived =
            reason == false && !isProject && !optInRules.contains(SuppressionAudit.reasonRule)
            ? SuppressionAudit.reasonRule : nil
        levels = RuleLayer.severities(configuration.levels)
        named = RuleLayer.named(configuration.levels)
        self.overrides = overrides
    }

    func governs(_ path: SourcePath) -> Bool { path.bytes.starts(with: prefix) }

    /// Whether an override enables the rule for some files.
    func mayEnable(_ rule: String) -> Bool { overrides.contains { $0.named.contains(rule) } }

    /// Applies this configuration to the state of a rule.
    ///
    /// - Parameters:
    ///   - choice: what the command line sets for the rule.
    ///   - path: nil to ignore overrides.
    func apply(to state: inout RuleState, of rule: String, _ choice: RuleState.CommandLineChoice, at path: SourcePath?)
    {
        if !choice.isSelected {
            if !onlyRules.isEmpty { state.activation = onlyRules.contains(rule) ? .on : .amongOthers(file) }
            if optInRules.contains(rule) { state.activation = .on }
        }
        if !choice.hasSeverity, let level = levels[rule] {
            if let level {
                state.severity = level
                // A severity turns on a rule that is off by default, and the nearer configuration takes precedence: it
                // enables a rule that a configuration above turned off.
                let isSwitchedOff = state.activation.isOffByDefault || (!isProject && state.activation.isSwitchedOff)
                if named.contains(rule), isSwitchedOff { state.activation = .on }
            } else if !choice.isSelected {
                state.activation = .levelOff(file)
            }
        }
        if !choice.isSelected, disabledRules.contains(rule) || (waived == rule && !choice.isAdded) {
            state.activation = .disabled(file)
        }
        guard let path, !choice.hasSeverity else { return }
        for override in overrides {
            guard let level = override.levels[rule], override.paths.match(path) else { continue }
            if let level { state.severity = level }
            if level == nil { state.activation = .overridden(file) }
            if override.named.contains(rule) { state.activation = .on }
        }
    }
}

/// The state of a rule, as configurations are applied one after another.
struct RuleState: Sendable {
    var activation: Activation
    /// The severity that configurations set; nil if none does.
    var severity: Severity?

    /// What the command line sets for a rule.
    struct CommandLineChoice: Sendable {
        /// Whether it selects the rule, alone or with others.
        let isSelected: Bool
        /// Whether it adds the rule to the selected ones.
        let isAdded: Bool
        /// Whether it sets the severity of the rule's findings.
        let hasSeverity: Bool
    }

    /// Whether a rule runs, and if not, why, with the configuration that turned it off.
    enum Activation: Sendable {
        case on
        case deselected, offByDefault
        /// With the preset that does not contain it.
        case outsideOfPreset(String)
        case disabled(SourcePath?), levelOff(SourcePath?), amongOthers(SourcePath?), overridden(SourcePath?)

        var isOn: Bool { if case .on = self { true } else { false } }

        /// Whether a configuration that names it turns it on.
        var isOffByDefault: Bool {
            switch self {
            case .offByDefault, .outsideOfPreset: true
            default: false
            }
        }

        /// Whether a configuration turned the rule off.
        var isSwitchedOff: Bool {
            switch self {
            case .on, .deselected, .offByDefault, .outsideOfPreset: false
            case .disabled, .levelOff, .amongOthers, .overridden: true
            }
        }
    }
}
