internal import CustomRules
internal import RuleKit
internal import YAMLText

/// The keys of a rule as they are read.
struct RuleParts {
    let id: String
    let location: YAMLLocation
    var subjects: (selector: SubjectSelector, location: YAMLLocation)?
    /// Whether a key of the selector is beside 'in'.
    var hasMisplacedSubjects = false
    var mode: (Requirement.Mode, line: Int)?
    var assertion: Assertion?
    var layers: [Layers.Layer]?
    var hasMistakenLayers = false
    var outside: String?
    var siblings: String?
    var skip: String?
    var message: MessageTemplate?
    var hasMistakenMessage = false
    var help: String?
    var url: String?
    var group: String?
    var severity: Severity? = .warning
    var formerly: [String] = []
    var exceptions: [(exception: RuleException, location: ConfigurationLocation)] = []
    var examples: [CustomExample] = []
    var mayMatchNothing = false
    /// As they are written.
    var keys: [(name: String, value: YAMLNode.Content)] = []
}
