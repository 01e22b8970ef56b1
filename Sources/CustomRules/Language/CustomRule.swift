public import RuleKit

/// A rule that a team declares in its configuration.
public struct CustomRule: Sendable {
    public var id: String
    /// The types and files that it is about.
    public var subjects: SubjectSelector
    public var requirement: Requirement
    public var message: MessageTemplate
    /// The edit that removes a finding, with its period; empty for none.
    public var help = ""
    /// A page about the rule; nil for none.
    public var url: String?
    /// A word of the team by which options and configurations name several rules at once.
    public var group: String?
    /// Nil turns the rule off.
    public var severity: Severity? = .warning
    /// Ids that the rule had before.
    public var formerIDs: [String] = []
    public var exceptions: [RuleException] = []
    public var examples: [CustomExample] = []
    /// Whether it is right that nothing is selected.
    public var mayMatchNothing = false
    /// Where it is declared: `.riblint.yml:3`.
    public var origin: String

    public init(
        _ id: String, in subjects: SubjectSelector, _ requirement: Requirement, message: MessageTemplate, origin: String
    ) {
        self.id = id
        self.subjects = subjects
        self.requirement = requirement
        self.message = message
        self.origin = origin
    }
}

/// What a rule asks of its subjects.
public enum Requirement: Sendable {
    case assertion(Mode, Assertion)
    case layers(Layers)

    /// How an assertion is meant.
    public enum Mode: String, Sendable, CaseIterable {
        case must
        case mustNot = "must_not"
        case mayOnly = "may_only"
    }
}

/// Subjects that a rule does not report.
public struct RuleException: Sendable {
    public let subjects: SubjectSelector
    public let reason: String

    public init(_ subjects: SubjectSelector, reason: String) {
        self.subjects = subjects
        self.reason = reason
    }
}

/// Code that a rule reports, or does not, which `riblint rules test` checks.
public struct CustomExample: Sendable {
    /// The parts of RIBs that the code needs: `rib Home`.
    public let given: [GivenRIB]
    public let code: String
    /// Whether the rule has to report it.
    public let isBad: Bool
    /// Where it is declared: the number of its line in the configuration, from 1.
    public let line: Int

    public init(given: [GivenRIB], code: String, isBad: Bool, line: Int) {
        self.given = given
        self.code = code
        self.isBad = isBad
        self.line = line
    }
}

/// A RIB whose parts are declared before an example.
public struct GivenRIB: Sendable, Equatable {
    public let name: String
    public var isViewless = false
    /// The RIB that attaches it; nil for none.
    public var parent: String?
    /// Whether the parent pushes its view; otherwise it presents it.
    public var isPushed = false

    public init(_ name: String) { self.name = name }
}

/// The text of a finding with places for names: `{subject}`, `{object}`, `{rib}` and `{module}`.
public struct MessageTemplate: Sendable, Equatable {
    public let text: String
    private let template: TextTemplate

    public init(_ text: String) {
        self.text = text
        template = TextTemplate(text, names: MessageTemplate.variables)
    }

    /// The names that braces may contain.
    public static let variables = ["subject", "object", "rib", "module"]

    /// The names in braces, in order.
    public var names: [String] {
        text.split(separator: "{").dropFirst(text.hasPrefix("{") ? 0 : 1).compactMap { part in
            part.firstIndex(of: "}").map { String(part[..<$0]) }
        }
    }

    /// The text without names, for the description of the rule: "a subject looks for its navigation controller".
    public var withoutNames: String {
        template.unquoted { name in
            switch name {
            case "subject": "a type"
            case "object": "it"
            case "rib": "its RIB"
            default: "its module"
            }
        }
    }

    func filled(subject: String, object: String, rib: String, module: String) -> String {
        template.filled { name in
            switch name {
            case "subject": subject
            case "object": object
            case "rib": rib
            default: module
            }
        } ?? text
    }
}
