internal import RuleKit
internal import SourceText

/// What one configuration says of rules, for the files below its folder.
struct RuleLayer: Sendable {
    /// The configuration as messages name it; nil where there is none.
    let file: SourcePath?
    /// The folder from the run's root, ended by a slash; empty where all files are meant.
    let prefix: [UInt8]
    /// Whether nothing above counts.
    let isProject: Bool
    private let onlyRules: Set<String>
    private let disabledRules: Set<String>
    private let optInRules: Set<String>
    /// The rule that the project may ask for and this folder does without.
    private let waived: String?
    private let levels: [String: Severity?]
    private let overrides: [(paths: PathPatterns, levels: [String: Severity?])]

    init(
        _ configuration: Configuration, of file: SourcePath?, prefix: [UInt8] = [], isProject: Bool = true,
        overrides: [(PathPatterns, [(String, Severity?)])]
    ) {
        self.file = file
        self.prefix = prefix
        self.isProject = isProject
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
        levels = Dictionary(configuration.levels.map { ($0.rule.text, $0.severity) }, uniquingKeysWith: { $1 })
        self.overrides = overrides.map { ($0, Dictionary($1, uniquingKeysWith: { $1 })) }
    }

    func governs(_ path: SourcePath) -> Bool { path.bytes.starts(with: prefix) }

    /// Whether it is said here of some files that a rule runs.
    func mayEnable(_ rule: String) -> Bool { overrides.contains { $0.levels[rule].flatMap { $0 } != nil } }

    /// What becomes of a rule here.
    ///
    /// - Parameters:
    ///   - verdict: what the command line says.
    ///   - path: nil for what holds where no override does.
    func apply(to state: inout RuleState, of rule: String, _ verdict: RuleState.Verdict, at path: SourcePath?) {
        if !verdict.isSelected {
            if !onlyRules.isEmpty { state.activation = onlyRules.contains(rule) ? .on : .amongOthers(file) }
            if optInRules.contains(rule) { state.activation = .on }
        }
        if !verdict.hasSeverity, let level = levels[rule] {
            if let level {
                state.severity = level
                // Nearer words count: a severity takes back what a configuration above switched off.
                if !isProject, state.activation.isSwitchedOff { state.activation = .on }
            } else if !verdict.isSelected {
                state.activation = .levelOff(file)
            }
        }
        if !verdict.isSelected, disabledRules.contains(rule) || (waived == rule && !verdict.isAdded) {
            state.activation = .disabled(file)
        }
        guard let path, !verdict.hasSeverity else { return }
        for override in overrides {
            guard let level = override.levels[rule], override.paths.match(path) else { continue }
            if let level { state.severity = level }
            state.activation = level == nil ? .overridden(file) : .on
        }
    }
}

/// What is known of a rule while one configuration after another is asked.
struct RuleState: Sendable {
    var activation: Activation
    /// What configurations say; nil where none does.
    var severity: Severity?

    /// What the command line says of a rule.
    struct Verdict: Sendable {
        /// Whether it says that the rule runs.
        let isSelected: Bool
        /// Whether it asks for the rule beside those that are chosen.
        let isAdded: Bool
        /// Whether it says what its findings are reported as.
        let hasSeverity: Bool
    }

    /// Whether a rule runs, and what keeps it from that: with the configuration that says so.
    enum Activation: Sendable {
        case on
        case deselected, offByDefault
        case disabled(SourcePath?), levelOff(SourcePath?), amongOthers(SourcePath?), overridden(SourcePath?)

        var isOn: Bool { if case .on = self { true } else { false } }

        /// Whether a configuration switched the rule off.
        var isSwitchedOff: Bool {
            switch self {
            case .on, .deselected, .offByDefault: false
            case .disabled, .levelOff, .amongOthers, .overridden: true
            }
        }
    }
}
