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
              riblint tree --open --fail-on open
              riblint tree --focus LoggedIn
              riblint tree --since origin/main --format markdown
            Exit status: 0 no edge at or above the threshold; 1 such edges; 2 the run failed; \
            3 some files were not analyzed.
            """
    )

    @Argument(
        help: ArgumentHelp(
            "Files and folders (default: 'included', else '.').", valueName: "PATH"),
        completion: .file()
    )
    var paths: [String] = []

    @OptionGroup var part: TreePartOptions

    @Option(
        help: ArgumentHelp("Show what differs from the merge base with this commit.", valueName: "REF")
    )
    var since: String?

    @Option(help: ArgumentHelp("With --since: show this commit, not the working folder.", valueName: "REF"))
    var at: String?

    @Flag(help: "With --since: show what is staged, not the working folder.")
    var staged = false

    @Option(
        name: .customLong("format"),
        help: ArgumentHelp(
            "Format, with =PATH to a file: \(Form.names); repeatable.", valueName: "NAME[=PATH]"),
        completion: .list(Form.allCases.map(\.rawValue))
    )
    var formats: [String] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Draw at most N boxes with mermaid (default: 40).", valueName: "N")
    )
    var maxNodes: String?

    @Option(help: SourcePattern.help)
    var sourceLink: String?

    @Option(
        help: ArgumentHelp(
            "Lowest verdict that fails the run: open, unknown, never.", valueName: "WHAT"),
        completion: .list(Threshold.allCases.map(\.rawValue))
    )
    var failOn: String?

    @Flag(help: "Do not exit with 3 when files were not analyzed.")
    var allowIncomplete = false

    @Flag(help: "Exit with 0 where edges would make it 1.")
    var exitZero = false

    @OptionGroup var baselines: BaselineOptions

    @Flag(help: "Accept no edges.")
    var noBaseline = false

    @Flag(help: "Fail when accepted edges are closed.")
    var baselineStrict = false

    @OptionGroup var textOptions: TreeTextOptions
    @OptionGroup var configurationOptions: ConfigurationOptions
    @OptionGroup var scope: ScopeOptions

    @Flag(name: .shortAndLong, help: "Print only errors to standard error.")
    var quiet = false

    /// The formats of the tree.
    enum Form: String, CaseIterable {
        case text, json, dot, mermaid, markdown, html

        static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
    }

    /// The edges that fail the run.
    enum Threshold: String, CaseIterable {
        case open, unknown, never

        func fails(_ counts: TreeReport.Counts) -> Bool {
            switch self {
            case .open: counts.unaccepted(.no) > 0
            case .unknown: counts.unaccepted(.no) + counts.unaccepted(.unknown) > 0
            case .never: false
            }
        }

        /// Whether an edge has become such.
        func fails(_ changes: TreeChanges) -> Bool {
            switch self {
            case .open: !changes.edges(newly: [.no]).isEmpty
            case .unknown: !changes.edges(newly: [.no, .unknown]).isEmpty
            case .never: false
            }
        }
    }

    func run() throws {
        let targets = try targets()
        let most = try maxNodes(targets)
        try SourcePattern.check(sourceLink, isHTML: targets.contains { $0.form == .html })
        try part.check(isText: targets.contains { $0.form == .text }, textOptions)
        var styles = try textOptions.styles()
        let threshold = try failOn.map { word throws(UsageError) in
            try LintCommand.word("value for --fail-on of tree", word, as: Threshold.self)
        }
        let head = try head()
        if textOptions.legend, paths.isEmpty, scope.filesFrom == nil { return try showLegend(styles.output) }
        if let since { return try showChanges(since: since, at: head, targets, styles, threshold) }
        let (tree, outcome) = try RiblintCommand.engine.tree(try request(targets))
        outcome.sayNotes(except: [.staleBaseline, .movedBaseline], isQuiet: quiet)
        outcome.say(tree.notices.filter { $0.kind == .staleBaseline }, isQuiet: quiet)
        let shown = try part.shown(of: tree, open: threshold == .unknown ? [.no, .unknown] : [.no])
        styles.output.view = PathView(root: outcome.root, folder: Console.folder)
        styles.file.view = styles.output.view
        var status = ExitStatus.clean
        for target in targets {
            let style = target.path == nil ? styles.output : styles.file
            let bytes =
                switch target.form {
                case .json: TreeJSON.write(shown.report)
                case .dot: TreeDot.write(shown.report, view: style.view)
                case .mermaid: TreeMermaid.write(shown.report, most: most)
                case .markdown: TreeMarkdown.write(shown.report, view: style.view)
                case .html: page(shown.report, of: tree, outcome)
                case .text: shown.text(style) + (textOptions.legend ? [0x0A] + TreeLegend.write(style) : [])
                }
            if write(bytes, to: target.path) != .clean { status = .failed }
        }
        if tree.counts.ribs == 0, TreeCommand.isBlind(threshold) { status = .failed }
        let fails = threshold?.fails(tree.counts) == true || baselineStrict && tree.hasStaleBaseline
        ExitStatus(status, isComplete: tree.isComplete || allowIncomplete, hasFindings: fails && !exitZero)
            .end(keeping: (outcome, tree, shown))
    }

    /// Whether a run without RIBs should fail, since a gate that sees nothing must not pass. Says so.
    static func isBlind(_ threshold: Threshold?) -> Bool {
        guard let threshold, threshold != .never else { return false }
        Console.complain("there are no RIBs, so --fail-on \(threshold.rawValue) has nothing to check")
        return true
    }

    private func maxNodes(_ targets: [FormTarget<Form>]) throws(UsageError) -> Int {
        guard let maxNodes else { return TreeMermaid.readable }
        if since != nil || !targets.contains(where: { $0.form == .mermaid }) {
            throw UsageError("--max-nodes applies to --format mermaid; add it, or remove --max-nodes")
        }
        return try LintCommand.number(maxNodes, of: "--max-nodes", in: 2...1_000)
    }

    /// Prints the legend without a tree.
    private func showLegend(_ style: TreeStyle) throws {
        let others = [
            part.given, since.map { _ in "--since" }, failOn.map { _ in "--fail-on" },
            formats.isEmpty ? nil : "--format",
        ]
        if let option = (others + [textOptions.paths ? "--paths" : nil]).lazy.compactMap({ $0 }).first {
            throw UsageError(
                "--legend without PATH prints no tree, so \(option) has no effect; add a PATH, such as '.'")
        }
        throw StatusError(status: Console.write(TreeLegend.write(style)))
    }

    func write(_ bytes: [UInt8], to path: String?) -> ExitStatus {
        guard let path else { return Console.write(bytes) }
        guard let failure = OutputFile.write(bytes, to: path) else { return .clean }
        Console.complain("cannot write '\(path)': \(failure). Name a file in a folder that exists and is writable.")
        return .failed
    }

    func request(_ targets: [FormTarget<Form>]) throws -> LintRequest {
        var request = try scope.request(for: paths)
        request.configuration = try configurationOptions.source()
        request.baseline = try baselines.choice(
            unless: noBaseline ? "--no-baseline" : configurationOptions.isolated ? "--isolated" : nil)
        // The findings of a RIB are those that its code has, accepted or not. A card and HTML add suppressed ones.
        let hasAll = part.focus != nil || targets.contains { $0.form == .html }
        request.unreported = hasAll ? .all : .baselined
        return request
    }

    private func targets() throws(UsageError) -> [FormTarget<Form>] {
        try FormTarget<Form>.all(formats.isEmpty ? [Form.text.rawValue] : formats, of: "format of tree")
    }
}
