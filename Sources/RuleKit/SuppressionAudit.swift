public import RIBModel
public import SourceText

/// The suppression comments of a run that suppressed nothing or name an unknown rule: the input of rules about
/// suppressions.
public struct SuppressionAudit: Sendable {
    public let project: Project
    /// Names that suppressed nothing although their rules ran, and `enable`s without a region, in the order of files
    /// and places.
    public let unused: [SuppressedName]
    /// Names that are not rules, in the order of files and places.
    public let unknown: [Unknown]

    public init(project: Project, unused: [SuppressedName], unknown: [Unknown]) {
        self.project = project
        self.unused = unused
        self.unknown = unknown
    }

    /// The rule that reports `unused`. Comments that name it are checked last, and cannot suppress the findings about
    /// themselves.
    public static let unusedRule = "unused_suppression"
    /// The rule that reports `unknown`.
    public static let unknownRule = "unknown_rule_in_suppression"
    /// The rule that requires a reason in every suppression.
    public static let reasonRule = "suppression_without_reason"

    /// An id that is not a rule.
    public struct Unknown: Sendable {
        public let name: SuppressedName
        /// The nearest id of a rule.
        public let suggestion: String?

        public init(name: SuppressedName, suggestion: String?) {
            self.name = name
            self.suggestion = suggestion
        }
    }
}

/// A rule name in a directive of the project.
public struct SuppressedName: Hashable, Sendable {
    public let file: FileID
    public let position: Directive.Position

    public init(file: FileID, position: Directive.Position) {
        self.file = file
        self.position = position
    }
}
