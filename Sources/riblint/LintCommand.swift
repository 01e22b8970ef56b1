import ArgumentParser
import LintEngine
import Reporters
import RuleKit
import SourceText

/// `riblint lint`, the default.
struct LintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Lints files and folders of Swift and Objective-C.",
        discussion: """
            Examples:
              riblint Sources
              riblint --format sarif=riblint.sarif --format github
            Exit status: 0 nothing at or above the threshold; 1 findings; 2 the run failed; \
            3 some files were not analyzed.
            """)

    @OptionGroup var options: RunOptions
    @OptionGroup var configurationOptions: ConfigurationOptions
    @OptionGroup var scope: ScopeOptions

    @Option(
        name: .customLong("format"),
        help: ArgumentHelp(ReportTarget.help, valueName: "NAME[=PATH]"), completion: Completions.formats)
    var formats: [String] = []

    @OptionGroup var baselines: BaselineOptions
    @OptionGroup var changes: ChangeOptions
    @OptionGroup var fixes: FixOptions
    @OptionGroup var output: OutputOptions

    @Flag(help: ArgumentHelp("Use no baseline."))
    var noBaseline = false

    @Flag(help: "Exit with 1 if recorded findings are fixed.")
    var baselineStrict = false

    @Option(
        help: ArgumentHelp("Lowest severity that fails the run, or never.", valueName: "LEVEL"),
        completion: Completions.thresholds
    )
    var failOn = "error"

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Fail the run if it reports more than N warnings.", valueName: "N")
    )
    var maxWarnings: String?

    @Flag(help: "Exit with 0 where findings would make it 1.")
    var exitZero = false

    @Flag(
        help: ArgumentHelp(
            "Lint standard input in place of the file that --stdin-filename names."))
    var stdin = false

    @Option(help: ArgumentHelp("The file that --stdin replaces; it need not exist.", valueName: "PATH"))
    var stdinFilename: String?

    @Flag(help: "Hide progress, shown only on terminals, not in CI.")
    var noProgress = false

    @Option(
        help: ArgumentHelp("Color text on standard output: auto, always, never.", valueName: "WHEN"),
        completion: Completions.colors
    )
    var color = "auto"

    @Flag(help: .private) var readAllBodies = false

    func run() throws {
        do { try lint() } catch {
            _ = output.stamp.map { Stamp($0).update(passed: false) }
            throw error
        }
    }

    private func lint() throws {
        let targets = try ReportTarget.all(formats, output: output.file)
        let threshold = try threshold()
        let color = try LintCommand.word("color setting", color, as: Console.Color.self)
        try checkOptions(targets)
        var style = Style()
        style.threshold = threshold.lowest
        style.groupsByRIB = try output.groupsByRIB(in: targets)
        let notes = try output.noteDisplay(in: targets)
        var request = try request()
        let line = !options.quiet && !noProgress && ProgressLine.isWatched ? ProgressLine() : nil
        defer { line?.end() }
        request.progress = line?.progress
        // HTML has the tree as well, unless files change or one is alone.
        let isHTML = targets.contains { $0.format == .html }
        let showsTree = isHTML && fixes.given == nil && !stdin
        request.unreported = isHTML ? .all : .none
        var tree: TreeReport?
        let result = try ConfigurationOptions.located(for: targets) {
            guard showsTree else { return try fixes.run(RiblintCommand.engine, request) { line?.end() } }
            let run = try RiblintCommand.engine.tree(request)
            tree = run.tree
            return FixOptions.Result(outcome: run.outcome)
        }
        line?.end()
        let outcome = result.outcome
        (style.root, style.folder) = (outcome.root, Console.folder)
        style.notes = notes ?? outcome.notes
        let printed = report(result, targets, style, color, tree)
        if let note = threshold.note(on: outcome.report), !options.quiet { Console.say("riblint: note: \(note)") }
        let status = output.updatingStamp(
            ExitStatus(
                printed, isComplete: outcome.report.isComplete || options.allowIncomplete,
                hasFindings: threshold.fails(outcome)))
        status.end(keeping: (outcome, tree))
    }

    /// Refuses options that exclude each other.
    private func checkOptions(_ targets: [ReportTarget]) throws(UsageError) {
        try options.checkLayout(beside: openFileOption ?? changes.repositoryOption ?? fixes.writingOption)
        try checkOpenFile()
        try SourcePattern.check(output.sourceLink, isHTML: targets.contains { $0.format == .html })
        try fixes.check(targets, isFormatGiven: !formats.isEmpty, readsOpenFile: stdin)
        if options.quiet && output.verbose {
            throw UsageError("--quiet and --verbose exclude each other; remove one")
        }
    }

    private func request() throws -> LintRequest {
        let none = noBaseline ? "--no-baseline" : configurationOptions.isolated ? "--isolated" : nil
        if baselineStrict, let none {
            throw UsageError("--baseline-strict needs a baseline; remove it, or \(none)")
        }
        var request = try options.request(
            scope, configurationOptions, baselines.choice(unless: none), openFile: openFile())
        request.changes = try changes.scope()
        request.readsAllBodies = readAllBodies
        request.countsCandidates = output.statistics
        request.measuresRules = output.timingOfRules
        return request
    }

    /// Prints notes, fixes and the report, and writes the files of other reports.
    ///
    /// - Returns: whether all of it could be written.
    private func report(
        _ result: FixOptions.Result, _ all: [ReportTarget], _ style: Style, _ color: Console.Color, _ tree: TreeReport?
    ) -> ExitStatus {
        let outcome = result.outcome
        let targets = fixes.targets(all)
        var status = fixes.say(result, isQuiet: options.quiet, isStaged: outcome.isOfIndex)
        output.introduce(outcome)
        outcome.sayNotes(
            endsInWords: targets.contains { $0.path == nil && [.text, .concise].contains($0.format) },
            isQuiet: options.quiet)
        var style = style
        let isRepository = OutputFile.exists(outcome.root.text + "/.git")
        style.sourceLink = JobSummary.sourceLink(root: outcome.root, isRepository: isRepository, Console.variable)
        style.sourcePattern = SourcePattern.pattern(output.sourceLink, base: style.sourceLink)
        style.revision = RevisionLine.text(Console.variable)
        var timing = outcome.timing
        for target in targets {
            let written = target.write(changes.report(for: target.format, outcome), style, color: color, tree: tree)
            if written != .clean { status = .failed }
        }
        if ReportTarget.lacksSummary(all) { JobSummary.add(changes.report(for: .github, outcome), style) }
        timing.end(.reports)
        output.say(outcome.report, outcome.examination, timing, outcome.clock)
        return status
    }
}
