import ArgumentParser
import LintEngine
import Reporters
import RuleKit

/// `riblint tree`: the tree of RIBs, and whether each child is detached again.
struct TreeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tree",
        abstract: "Shows the tree of RIBs: how each child is shown, and what detaches it.",
        discussion: """
            Examples:
              riblint tree Sources
              riblint tree --root LoggedIn --depth 2
            Exit status: 0 no child at or above the threshold; 1 such children; 2 the run failed; \
            3 some files were not analyzed.
            """
    )

    @Argument(
        help: ArgumentHelp(
            "Files and folders to analyze (default: 'included' from the configuration, else '.').", valueName: "PATH"),
        completion: .file()
    )
    var paths: [String] = []

    @OptionGroup var part: TreePartOptions

    @Option(
        name: .customLong("format"),
        help: ArgumentHelp(
            "Write this format, to a file with =PATH: text, json; repeatable.", valueName: "NAME[=PATH]"),
        completion: .list(Form.allCases.map(\.rawValue))
    )
    var formats: [String] = []

    @Option(
        help: ArgumentHelp(
            "Fail the run for children that do not close (open), also if it is not known (unknown), or never.",
            valueName: "WHAT"),
        completion: .list(Threshold.allCases.map(\.rawValue))
    )
    var failOn = Threshold.never.rawValue

    @Flag(help: "Do not exit with 3 when files were not analyzed.")
    var allowIncomplete = false

    @Flag(help: "Exit with 0 even if children fail the run; 2 and 3 stay.")
    var exitZero = false

    @OptionGroup var textOptions: TreeTextOptions
    @OptionGroup var configurationOptions: ConfigurationOptions
    @OptionGroup var scope: ScopeOptions

    @Flag(name: .shortAndLong, help: "Print only errors to standard error.")
    var quiet = false

    /// The formats of the tree.
    private enum Form: String, CaseIterable {
        case text, json
    }

    /// The edges that fail the run.
    private enum Threshold: String, CaseIterable {
        case open, unknown, never

        func fails(_ counts: TreeReport.Counts) -> Bool {
            switch self {
            case .open: counts[.no] > 0
            case .unknown: counts[.no] + counts[.unknown] > 0
            case .never: false
            }
        }
    }

    func run() throws {
        let targets = try targets()
        var styles = try textOptions.styles()
        if let option = textOptions.given ?? part.optionForText, !targets.contains(where: { $0.form == .text }) {
            throw UsageError(
                "\(option) applies to text, and no format is text; add --format text, or remove \(option)")
        }
        let threshold = try LintCommand.word("value for --fail-on of tree", failOn, as: Threshold.self)
        try part.check()
        let (tree, outcome) = try RiblintCommand.engine.tree(try request())
        outcome.sayNotes(except: [.staleBaseline, .movedBaseline], isQuiet: quiet)
        let shown = try part.shown(of: tree, open: threshold == .unknown ? [.no, .unknown] : [.no])
        styles.output.view = PathView(root: outcome.root, folder: Console.folder)
        styles.file.view = styles.output.view
        var status = ExitStatus.clean
        for target in targets {
            let bytes =
                switch target.form {
                case .json: TreeJSON.write(shown.report)
                case .text: shown.text(target.path == nil ? styles.output : styles.file)
                }
            guard let path = target.path else {
                if Console.write(bytes) != .clean { status = .failed }
                continue
            }
            if let failure = OutputFile.write(bytes, to: path) {
                Console.complain(
                    "cannot write '\(path)': \(failure). Name a file in a folder that exists and is writable.")
                status = .failed
            }
        }
        throw StatusError(
            status: ExitStatus(
                status, isComplete: tree.isComplete || allowIncomplete,
                hasFindings: threshold.fails(tree.counts) && !exitZero))
    }

    private func request() throws -> LintRequest {
        var request = try scope.request(for: paths)
        request.configuration = try configurationOptions.source()
        request.baseline = .none
        return request
    }

    private func targets() throws(UsageError) -> [(form: Form, path: String?)] {
        if formats.isEmpty { return [(.text, nil)] }
        return try formats.map { (argument) throws(UsageError) in
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            return (try LintCommand.word("format of tree", parts[0], as: Form.self), parts.count > 1 ? parts[1] : nil)
        }
    }
}
