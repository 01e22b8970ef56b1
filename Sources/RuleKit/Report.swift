public import SourceText

/// All that a run has to say, finished: reporters only write it down.
public struct Report: Sendable {
    public let toolVersion: String
    /// Whether everything in scope was analyzed.
    public let isComplete: Bool
    public let summary: Summary
    /// In order of path bytes, offset, rule id.
    public let diagnostics: [Diagnostic]
    /// In order of path bytes, line, kind.
    public let notices: [Notice]
    /// The rules that ran, in order of ids.
    public let rules: [RulePage]

    public init(
        toolVersion: String, isComplete: Bool, summary: Summary, diagnostics: [Diagnostic], notices: [Notice],
        rules: [RulePage]
    ) {
        self.toolVersion = toolVersion
        self.isComplete = isComplete
        self.summary = summary
        self.diagnostics = diagnostics
        self.notices = notices
        self.rules = rules
    }

    /// The counts of a run.
    public struct Summary: Sendable, Equatable {
        /// Files that findings are reported for.
        public var files = 0
        /// Files analyzed, those among them.
        public var analyzedFiles = 0
        /// RIBs known: builders of the sources proper.
        public var ribs = 0
        public var errors = 0
        public var warnings = 0
        public var notes = 0
        public var suppressed = 0
        public var baselined = 0
        /// Files to be reported on that were not analyzed.
        public var notAnalyzed = 0
        /// Supertypes that are neither in the project nor known; rules abstain where they matter.
        public var unresolved = 0
        /// Diagnostics with a safe fix, and with an unsafe one only.
        public var fixable = 0
        public var unsafelyFixable = 0
        /// Where only changed lines count: findings elsewhere, which the report leaves out.
        public var outsideChanges: Int?

        public init() {}
    }
}

/// A finding with everything that its readers need.
public struct Diagnostic: Sendable {
    public let rule: String
    public let severity: Severity
    public let message: String
    public let help: String
    public let rib: String?
    public let symbol: String
    /// 16 hexadecimal digits over rule, symbol, subject and ordinal among equals; independent of lines.
    public let fingerprint: String
    /// GitHub's `primaryLocationLineHash` of the line it stands on.
    public let lineHash: String
    public let location: Location
    public let related: [Note]
    public let path: [Note]
    public let fixes: [Fix]

    public init(
        rule: String, severity: Severity, message: String, help: String, rib: String?, symbol: String,
        fingerprint: String, lineHash: String, location: Location, related: [Note], path: [Note], fixes: [Fix]
    ) {
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

    public struct Note: Sendable {
        public let location: Location
        public let message: String

        public init(location: Location, message: String) {
            self.location = location
            self.message = message
        }
    }

    public struct Fix: Sendable {
        public let title: String
        public let isSafe: Bool
        public let edits: [Edit]

        public init(title: String, isSafe: Bool, edits: [Edit]) {
            self.title = title
            self.isSafe = isSafe
            self.edits = edits
        }
    }

    public struct Edit: Sendable {
        public let location: Location
        public let replacement: String

        public init(location: Location, replacement: String) {
            self.location = location
            self.replacement = replacement
        }
    }
}

/// A range of a file as people and formats count it.
public struct Location: Sendable {
    public let path: SourcePath
    public let start: Position
    /// Exclusive.
    public let end: Position
    /// The lines around it for an excerpt: up to two before, those of the range, without line ends.
    public let excerpt: Excerpt

    public init(path: SourcePath, start: Position, end: Position, excerpt: Excerpt) {
        self.path = path
        self.start = start
        self.end = end
        self.excerpt = excerpt
    }

    /// Whole lines of a file.
    public struct Excerpt: Sendable {
        /// The first line's number, from 1.
        public let firstLine: Int
        public let lines: [[UInt8]]

        public init(firstLine: Int, lines: [[UInt8]]) {
            self.firstLine = firstLine
            self.lines = lines
        }
    }
}

/// Something about the run or a file that is no finding.
public struct Notice: Sendable, Equatable {
    public let kind: Kind
    public let path: SourcePath?
    /// From 1; nil where it is about the whole file.
    public let line: Int?
    public let message: String

    public init(_ kind: Kind, path: SourcePath? = nil, line: Int? = nil, message: String) {
        self.kind = kind
        self.path = path
        self.line = line
        self.message = message
    }

    public enum Kind: String, Sendable {
        /// A syntax problem: the file was analyzed as far as it goes.
        case parseError = "parse_error"
        /// A file in scope that was not analyzed; the run is incomplete.
        case notAnalyzed = "not_analysed"
        /// A file outside of what is reported on that was not analyzed: findings elsewhere may be missing.
        case contextNotAnalyzed = "context_not_analysed"
        /// How often a rule kept silent because something was unresolved.
        case unresolved
        /// Findings of the baseline that are gone.
        case staleBaseline = "stale_baseline"
        /// Findings of the baseline that stand in other files now.
        case movedBaseline = "moved_baseline"
    }
}
