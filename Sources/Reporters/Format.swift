public import RuleKit
public import SourceText

// Invariants of this module: a report goes in, bytes come out, and nothing else is read. The same report and style give
// the same bytes on every machine. Text is well-formed UTF-8, lines end in `\n`, and no writer trusts what stands in a
// path, a message or a source line.

/// The forms in which a report can be written.
public enum Format: String, Sendable, CaseIterable {
    case text, concise, xcode, json, jsonl, sarif, github, gitlab, checkstyle, junit, rdjson, rdjsonl, sonarqube,
        markdown, summary

    /// The whole report in this form.
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
        case .summary: SummaryReport.write(report, style: style)
        }
    }
}

/// What the caller decides about the look of a report: it knows the terminal and the options.
public struct Style: Sendable, Equatable {
    /// Whether text carries ANSI colours. The words are the same without.
    public var isColored: Bool
    /// Columns of the terminal, to which excerpts are cut. At least 40 are assumed.
    public var width: Int
    /// Whether SARIF and rdjson carry unsafe fixes too. Some of their readers apply every fix they find, so this has to
    /// be asked for.
    public var offersUnsafeFixes: Bool
    /// Whether text puts findings of one RIB together.
    public var groupsByRIB = false
    /// The folder that paths of the report are relative to. Nil leaves paths as they are.
    public var root: SourcePath? { didSet { view = PathView(root: root, folder: folder) } }
    /// The folder that somebody works in, from where text and concise show paths. Nil leaves paths as they are.
    public var folder: SourcePath? { didSet { view = PathView(root: root, folder: folder) } }
    private(set) var view = PathView(root: nil, folder: nil)
    /// What precedes a path in the address of the page that shows the file; nil where there is no such page.
    public var sourceLink: String?
    /// From which severity on a finding fails the run: JUnit fails a test for it. Nil: none does.
    public var threshold: Severity? = .error

    public init(isColored: Bool = false, width: Int = 100, offersUnsafeFixes: Bool = false) {
        self.isColored = isColored
        self.width = width
        self.offersUnsafeFixes = offersUnsafeFixes
    }
}
