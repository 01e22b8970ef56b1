import ArgumentParser
import LintEngine
import Reporters
import RuleKit
import SourceText

/// `riblint leak`: what keeps an object in memory, as far as the source tells.
struct LeakCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "leak",
        abstract: "Tells what may keep an object in memory.",
        usage: "riblint leak LOG|TYPE|- [PATH …]",
        discussion: """
            Examples:
              riblint leak crash.txt
              riblint leak HomeInteractor Sources
              leaks Home | riblint leak - Sources
            Exit status: 0 answered, also without a candidate; 1 candidates at or above --fail-on; 2 the run failed; \
            3 some files were not analyzed.
            """
    )

    @Argument(
        help: ArgumentHelp(
            "A file with the text of a log, '-' for standard input, or the name of a type; then files and folders.",
            valueName: "LOG|TYPE"),
        completion: .file()
    )
    var words: [String] = []

    @Option(help: ArgumentHelp("Ask about this type, whatever files exist.", valueName: "NAME"))
    var type: String?

    @Option(help: ArgumentHelp("Read this log, '-' for standard input.", valueName: "FILE|-"), completion: .file())
    var log: String?

    @Option(
        name: .customLong("format"),
        help: ArgumentHelp("Format: \(Form.names).", valueName: "NAME"),
        completion: .list(Form.allCases.map(\.rawValue))
    )
    var format = "text"

    @Option(
        help: ArgumentHelp("Lowest certainty that fails the run: certain, possible, never.", valueName: "WHAT"),
        completion: .list(Threshold.allCases.map(\.rawValue))
    )
    var failOn = "never"

    @Flag(help: "Do not exit with 3 when files were not analyzed.")
    var allowIncomplete = false

    @Option(
        help: ArgumentHelp("Color text on standard output: auto, always, never.", valueName: "WHEN"),
        completion: Completions.colors
    )
    var color: String?

    @OptionGroup var configurationOptions: ConfigurationOptions
    @OptionGroup var baselines: BaselineOptions
    @OptionGroup var scope: ScopeOptions

    private enum Form: String, CaseIterable {
        case text, json, markdown

        static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
    }

    /// The candidates that fail the run.
    private enum Threshold: String, CaseIterable {
        case certain, possible, never

        func fails(_ report: LeakReport) -> Bool {
            let failing: [LeakReport.Certainty] =
                switch self {
                case .certain: [.named, .released, .certain]
                case .possible: [.named, .released, .certain, .possible]
                case .never: []
                }
            return report.answers.contains { $0.candidates.contains { failing.contains($0.certainty) } }
        }
    }

    func run() throws {
        let form = try LintCommand.word("format of leak", format, as: Form.self)
        let threshold = try LintCommand.word("value for --fail-on of leak", failOn, as: Threshold.self)
        var style = try style()
        let (question, paths) = try question()
        var request = try scope.request(for: paths)
        request.configuration = try configurationOptions.source()
        request.baseline = try baselines.choice(unless: configurationOptions.isolated ? "--isolated" : nil)
        let (report, root) = try RiblintCommand.engine.triage(question, request)
        style.view = PathView(root: root, folder: Console.folder)
        let bytes =
            switch form {
            case .text: LeakText.write(report, style: style)
            case .json: LeakJSON.write(report)
            case .markdown: LeakMarkdown.write(report, view: style.view)
            }
        let status = Console.write(bytes)
        throw StatusError(
            status: ExitStatus(
                status, isComplete: report.isComplete || allowIncomplete, hasFindings: threshold.fails(report)))
    }

    private func style() throws(UsageError) -> TreeStyle {
        let color = try color.map { (word) throws(UsageError) in
            try LintCommand.word("color setting", word, as: Console.Color.self)
        }
        var style = TreeStyle(view: PathView(root: nil, folder: nil))
        style.isColored = (color ?? .auto).isOn
        style.isASCII = Console.isOfASCII
        if Console.isTerminal { style.width = Console.width }
        return style
    }

    /// What is asked, and the files and folders to look through.
    private func question() throws(UsageError) -> (LeakQuestion, paths: [String]) {
        if let type {
            if log != nil { throw UsageError("--type and --log cannot be used together; remove one") }
            return (.type(type), words)
        }
        if let log { return (.log(try text(of: log)), words) }
        guard let first = words.first else {
            throw UsageError("missing LOG or TYPE; name the file of a log, '-' for standard input, or a type")
        }
        let paths = Array(words.dropFirst())
        let isType = first != "-" && !first.hasSuffix(".memgraph") && !OutputFile.exists(first)
        if isType, first.contains("/") {
            throw UsageError("no such file '\(SourcePath(first).printable)'; to ask about a type, give its name alone")
        }
        return (isType ? .type(first) : .log(try text(of: first)), paths)
    }

    private func text(of name: String) throws(UsageError) -> [UInt8] {
        if name.hasSuffix(".memgraph") {
            let shown = SourcePath(name).printable
            throw UsageError("'\(shown)' is a memory graph; run 'leaks \(shown) > leaks.txt', and name leaks.txt")
        }
        return try InputFile.read(name)
    }
}
