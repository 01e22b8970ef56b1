import LintEngine
import Reporters
import RuleKit

/// A report of a run: its format and its destination.
struct ReportTarget {
    let format: Format
    /// Nil for standard output.
    let path: String?

    /// The report without an option: text, or the format for Xcode in a build phase.
    static var standard: ReportTarget {
        ReportTarget(format: Console.hasVariable("XCODE_VERSION_ACTUAL") ? .xcode : .text, path: nil)
    }

    /// The text for `--help`.
    static var help: String {
        """
        Report format, with =PATH to a file; repeatable: \(Format.allCases.map(\.rawValue).joined(separator: ", ")).
        """
    }

    /// The reports to write; text if none is named.
    ///
    /// - Parameter output: the destination of the report that would go to standard output.
    static func all(_ arguments: [String], output: String? = nil) throws(UsageError) -> [ReportTarget] {
        let all = try all(arguments)
        guard let output else { return all }
        if let named = all.first(where: { $0.path != nil }) {
            throw UsageError(
                """
                --output \(output) and --format \(named.format.rawValue)=\(named.path ?? "") both name a file; \
                use --format NAME=PATH for each report
                """
            )
        }
        if output.isEmpty { throw UsageError("--output needs the name of a file") }
        return all.map { ReportTarget(format: $0.format, path: output == "-" ? nil : output) }
    }

    private static func all(_ arguments: [String]) throws(UsageError) -> [ReportTarget] {
        if arguments.isEmpty { return [.standard] }
        return try FormTarget<Format>.all(arguments, of: "format").map { ReportTarget(format: $0.form, path: $0.path) }
    }

    /// Whether the annotations of the run need a job summary, because no report writes it.
    static func lacksSummary(_ targets: [ReportTarget]) -> Bool {
        targets.contains { $0.format == .github && $0.path == nil }
            && !targets.contains { $0.path != nil && $0.path == JobSummary.path }
    }

    /// Writes the report to its destination, and reports a failure.
    ///
    /// - Parameter tree: the tree of RIBs, which HTML shows too; nil without one.
    func write(_ report: Report, _ style: Style, color: Console.Color, tree: TreeReport?) -> ExitStatus {
        var style = style
        func written(_ style: Style) -> [UInt8] {
            guard format == .html else { return format.write(report, style: style) }
            return HTMLReport.write(HTMLContent(report, tree: tree, style: style))
        }
        guard let path else {
            (style.isColored, style.width, style.wraps) = (color.isOn, Console.width, Console.isTerminal)
            return Console.write(written(style))
        }
        let bytes = written(style)
        let failure = JobSummary.path == path ? OutputFile.append(bytes, to: path) : OutputFile.write(bytes, to: path)
        guard let failure else { return .clean }
        Console.complain("cannot write the report '\(path)': \(failure). Name a file in an existing, writable folder.")
        return .failed
    }
}
