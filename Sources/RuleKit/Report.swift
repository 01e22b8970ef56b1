public import SourceText

/// The complete result of a run. Reporters only format it.
public struct Report: Sendable {
    public let toolVersion: String
    /// Whether everything in scope was analyzed.
    public let isComplete: Bool
    public let summary: Summary
    /// In the order of path bytes, offset, rule id.
    public let diagnostics: [Diagnostic]
    /// The findings that comments suppress or the baseline accepts, in the same order; only those that the request asks
    /// for.
    public let unreported: [UnreportedFinding]
    /// In the order of path bytes, line, kind.
    public let notices: [Notice]
    /// The rules that ran, in the order of ids.
    public let rules: [RulePage]

    public init(
        toolVersion: String, isComplete: Bool, summary: Summary, diagnostics: [Diagnostic],
        unreported: [UnreportedFinding] = [], notices: [Notice], rules: [RulePage]
    ) {
        self.toolVersion = toolVersion
        self.isComplete = isComplete
        self.summary = summary
        self.diagnostics = diagnostics
        self.unreported = unreported
        self.notices = notices
        self.rules = rules
    }

    /// The counts of a run.
    public struct Summary: Sendable, Equatable {
        /// The number of files that are reported on.
        public var files = 0
        /// The number of those files that were analyzed.
        public var analyzedFiles = 0
        /// The number of known RIBs; see `Project.ribCount`.
        public var ribs = 0
        public var errors = 0
        public var warnings = 0
        public var notes = 0
        public var suppressed = 0
        public var baselined = 0
        /// The number of files that are reported on but were not analyzed.
        public var notAnalyzed = 0
        /// The number of supertypes that are neither in the project nor known. Where they matter, rules report nothing.
        public var unresolved = 0
        /// The number of findings with a safe fix, and of those with only an unsafe one.
        public var fixable = 0
        public var unsafelyFixable = 0
        /// The number of findings outside of the changed lines, which the report omits; nil without a limit to changed
        /// lines.
        public var outsideChanges: Int?

        public init() {}
    }
}

/// A finding in the form that users read, with locations.
public struct Diagnostic: Sendable, Equatable {
    public let rule: String
    public let severity: Severity
    public let message: String
    public let help: String
    public let rib: String?
    public let symbol: String
    /// 16 hexadecimal digits, computed from rule, symbol, subject and the ordinal among equal findings; independent of
    /// lines.
    public let fingerprint: String
    /// GitHub's `primaryLocationLineHash` of the finding's line.
    public let lineHash: String
    public let location: Location
    public let related: [Note]
    public let path: [Note]
    public let fixes: [Fix]
    /// Where a configuration declares the rule; nil for a rule of riblint.
    public let declaration: RuleDeclaration?

    public init(
        rule: String, severity: Severity, message: String, help: String, rib: String?, symbol: String,
        fingerprint: String, lineHash: String, location: Location, related: [Note], path: [Note], fixes: [Fix],
        declaration: RuleDeclaration? = nil
    ) {
        self.declaration = declaration
        self.rule = rule
        self.severity = severity
        self.message = message
        self.help = help
        self.rib = rib
        self.symbol = symbol
        self.fingerprint = fingerprint
        self.lineHash = lineHash
        self.location = location
        self.related = related
        self.path = path
        self.fixes = fixes
    }

    public struct Note: Sendable, Equatable {
        public let location: Location
        public let message: String

        public init(location: Location, message: String) {
            self.location = location
            self.message = message
        }
    }

    public struct Fix: Sendable, Equatable {
        public let title: String
        public let isSafe: Bool
        public let edits: [Edit]

        public init(title: String, isSafe: Bool, edits: [Edit]) {
            self.title = title
            self.isSafe = isSafe
            self.edits = edits
        }
    }

    public struct Edit: Sendable, Equatable {
        public let location: Location
        public let replacement: String

        public init(location: Location, replacement: String) {
            self.location = location
            self.replacement = replacement
        }
    }
}

/// A range of a file in lines and columns.
public struct Location: Sendable, Equatable {
    public let path: SourcePath
    public let start: Position
    /// Exclusive.
    public let end: Position
    /// The start of the line after the range; nil if the range ends in the last line.
    public let nextLine: Position?
    /// The lines for an excerpt: up to two before the range, and those of the range, without line ends.
    public let excerpt: Excerpt

    public init(path: SourcePath, start: Position, end: Position, nextLine: Position? = nil, excerpt: Excerpt) {
        self.path = path
        self.start = start
        self.end = end
        self.nextLine = nextLine
        self.excerpt = excerpt
    }

    /// Whole lines of a file.
    public struct Excerpt: Sendable, Equatable {
        /// The first line's number, from 1.
        public let firstLine: Int
        public let lines: [[UInt8]]

        public init(firstLine: Int, lines: [[UInt8]]) {
            self.firstLine = firstLine
            self.lines = lines
        }
    }
}

/// A message about the run or a file that is not a finding.
public struct Notice: Sendable, Equatable {
    public let kind: Kind
    public let path: SourcePath?
    /// From 1; nil if the notice is about the whole file.
    public let line: Int?
    /// The rule that it is about; nil if it is not about one.
    public let rule: String?
    public let message: String

    public init(_ kind: Kind, path: SourcePath? = nil, line: Int? = nil, rule: String? = nil, message: String) {
        self.kind = kind
        self.rule = rule
        self.path = path
        self.line = line
        self.message = message
    }

    public enum Kind: String, Sendable {
        /// A syntax error: the file was analyzed partially.
        case parseError = "parse_error"
        /// A file in scope was not analyzed, so the run is incomplete.
        case notAnalyzed = "not_analysed"
        /// A file that is not reported on was not analyzed, so findings in other files may be missing.
        case contextNotAnalyzed = "context_not_analysed"
        /// The number of times that a rule reported nothing because a type was unresolved.
        case unresolved
        /// A rule doubts its findings in this project, which are therefore notes.
        case doubtfulRule = "doubtful_rule"
        /// Findings of the baseline that are fixed.
        case staleBaseline = "stale_baseline"
        /// Findings of the baseline that moved to other files.
        case movedBaseline = "moved_baseline"
        /// The configuration, by which two revisions are read, was another one in the older.
        case otherConfiguration = "other_configuration"
    }
}
