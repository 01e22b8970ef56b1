public import RuleKit
public import SourceText

// Invariants of this module: a report is converted to bytes, and nothing else is read. Equal reports and styles give
// equal bytes on every machine. Text is well-formed UTF-8, lines end in `\n`, and writers escape paths, messages and
// source lines.

/// The formats of reports.
public enum Format: String, Sendable, CaseIterable {
    case text, concise, xcode, json, jsonl, sarif, github, gitlab, checkstyle, junit, rdjson, rdjsonl, sonarqube,
        markdown, html, summary

    /// The whole report in this format.
    public func write(_ report: Report, style: Style = Style()) -> [UInt8] {
        switch self {
        case .text: TextReport.write(report, style: style)
        case .concise: ConciseReport.write(report, style: style)
        case .xcode: XcodeReport.write(report, style: style)
        case .json: JSONReport.write(report)
        case .jsonl: JSONLinesReport.write(report)
        case .sarif: SARIFReport.write(report, style: style)
        case .github: GitHubReport.write(report)
        case .gitlab: GitLabReport.write(report)
        case .checkstyle: CheckstyleReport.write(report)
        case .junit: JUnitReport.write(report, style: style)
        case .rdjson: RDJSONReport.write(report, style: style)
        case .rdjsonl: RDJSONReport.writeLines(report, style: style)
        case .sonarqube: SonarQubeReport.write(report)
        case .markdown: MarkdownReport.write(report, style: style)
        case .html: HTMLReport.write(HTMLContent(report, tree: nil, style: style))
        case .summary: SummaryReport.write(report, style: style)
        }
    }
}

/// Options of the output, which the caller derives from the terminal and the command line.
public struct Style: Sendable, Equatable {
    /// Whether text contains ANSI colors. The words are the same without.
    public var isColored: Bool
    /// The width of the terminal, which limits excerpts. At least 40 columns are used.
    public var width: Int
    /// Whether SARIF and rdjson contain unsafe fixes too. Off by default, because some of their readers apply every
    /// fix.
    public var offersUnsafeFixes: Bool
    /// Whether text groups findings by RIB.
    public var groupsByRIB = false
    /// How text shows notes. With `none`, the other formats of compilers omit them too.
    public var notes = NoteDisplay.short
    /// Whether text breaks messages between words, as a terminal needs it.
    public var wraps = false
    /// The folder that paths of the report are relative to; nil to keep paths as they are.
    public var root: SourcePath? { didSet { view = PathView(root: root, folder: folder) } }
    /// The working folder, which text and concise show paths relative to; nil to keep paths as they are.
    public var folder: SourcePath? { didSet { view = PathView(root: root, folder: folder) } }
    private(set) var view = PathView(root: nil, folder: nil)
    /// The prefix that turns a path into the address of the file's page; nil if there is no such page.
    public var sourceLink: String?
    /// The address of a line of a file, with `{path}` and `{line}` in place of these, for HTML; nil if there is none.
    public var sourcePattern: String?
    /// Which revision the run is about, for HTML; nil if that is not known.
    public var revision: String?
    /// The lowest severity that fails the run, which JUnit shows as a failed test; nil if findings never fail it.
    public var threshold: Severity? = .error

    public init(isColored: Bool = false, width: Int = 100, offersUnsafeFixes: Bool = false) {
        self.isColored = isColored
        self.width = width
        self.offersUnsafeFixes = offersUnsafeFixes
    }
}
