public import RIBModel
public import SourceText

/// What became of the sources' directives once all rules have had their say: what rules about suppressions filter and map over.
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

    /// The rule whose findings are about `unused`. What names it is judged last, and nothing silences what is said of that.
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
