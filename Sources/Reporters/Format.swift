public import RuleKit

// Invariants of this module: a report goes in, bytes come out, and nothing else is read. The same report and style give the
// same bytes on every machine. Text is well-formed UTF-8, lines end in `\n`, and no writer trusts what stands in a path,
// a message or a source line.

/// The forms in which a report can be written.
public enum Format: String, Sendable, CaseIterable {
    case text, concise, json, sarif, github

    /// The whole report in this form.
    public func write(_ report: Report, style: Style = Style()) -> [UInt8] {
        switch self {
        case .text: TextReport.write(report, style: style)
        case .concise: ConciseReport.write(report, style: style)
        case .json: JSONReport.write(report)
        case .sarif: SARIFReport.write(report, style: style)
        case .github: GitHubReport.write(report)
        }
    }
}

/// What the caller decides about the look of a report: it knows the terminal and the options.
public struct Style: Sendable, Equatable {
    /// Whether text carries ANSI colours. The words are the same without.
    public var isColored: Bool
    /// Columns of the terminal, to which excerpts are cut. At least 40 are assumed.
    public var width: Int
    /// Whether SARIF carries unsafe fixes too. Some of its readers apply every fix they find, so this has to be asked for.
    public var offersUnsafeFixes: Bool

    public init(isColored: Bool = false, width: Int = 100, offersUnsafeFixes: Bool = false) {
        self.isColored = isColored
        self.width = width
        self.offersUnsafeFixes = offersUnsafeFixes
    }
}
