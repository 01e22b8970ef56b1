public import RIBModel
public import SourceText

/// The suppression comments of a run that suppressed nothing or name no rule: the input of rules about suppressions.
public struct SuppressionAudit: Sendable {
    public let project: Project
    /// Names that silenced nothing, though their rules ran, and ends of no region; in order of files and places.
    public let unused: [SuppressedName]
    /// Names that no rule has, in order of files and places.
    public let unknown: [Unknown]

    public init(project: Project, unused: [SuppressedName], unknown: [Unknown]) {
        self.project = project
        self.unused = unused
        self.unknown = unknown
    }

    /// The rule whose findings are about `unused`. Comments that name it are checked last, and nothing suppresses
    /// findings about these.
    public static let unusedRule = "unused_suppression"
    /// The rule that wants a reason in every directive.
    public static let reasonRule = "suppression_without_reason"

    /// An id of no rule.
    public struct Unknown: Sendable {
        public let name: SuppressedName
        /// The rule's id that comes nearest.
        public let suggestion: String?

        public init(name: SuppressedName, suggestion: String?) {
            self.name = name
            self.suggestion = suggestion
        }
    }
}

/// One name of one directive of the project.
public struct SuppressedName: Hashable, Sendable {
    public let file: FileID
    public let position: Directive.Position

    public init(file: FileID, position: Directive.Position) {
        self.file = file
        self.position = position
    }
}
