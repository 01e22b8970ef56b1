import ArgumentParser
import LintEngine
import Platform
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

    @Argument(
        help: ArgumentHelp(
            "Files and folders to lint (default: 'included' from the configuration, else '.').", valueName: "PATH"),
        completion: .file())
    var paths: [String] = []

    @Option(
        name: .customLong("format"),
        help: ArgumentHelp(ReportTarget.help, valueName: "NAME[=PATH]"), completion: Completions.formats)
    var formats: [String] = []

    @OptionGroup var configurationOptions: ConfigurationOptions

    @OptionGroup var baselines: BaselineOptions

    @Option(
        name: .customLong("only-rule"),
        help: ArgumentHelp("Run only this rule, family or pattern; repeatable.", valueName: "ID"),
        completion: Completions.rules)
    var onlyRules: [String] = []

    @Option(
        name: .customLong("enable"),
        help: ArgumentHelp("Run this rule, family or pattern too; repeatable.", valueName: "ID"),
        completion: Completions.rules)
    var enabled: [String] = []

    @Option(
        name: .customLong("disable"),
        help: ArgumentHelp("Do not run this rule, family or pattern; repeatable.", valueName: "ID"),
        completion: Completions.rules)
    var disabled: [String] = []

    @Option(
        name: .customLong("severity"),
        help: ArgumentHelp("Set a rule's severity: error, warning, note or off; repeatable.", valueName: "ID=LEVEL"),
        completion: Completions.severities
    )
    var severities: [String] = []

    @Flag(help: "Run all rules, also those that are off by default.")
    var allRules = false

    @Option(
        name: .customLong("exclude"),
        help: ArgumentHelp("Exclude matching paths, as in .gitignore; repeatable.", valueName: "GLOB"))
    var exclusions: [String] = []

    @Flag(help: "Include hidden folders, Pods, DerivedData and such.")
    var noExclude = false

    @Flag(help: "Include files that .gitignore files name.")
    var noGitignore = false

    @OptionGroup var changeOptions: ChangeOptions
    @OptionGroup var inputOptions: InputOptions
    @OptionGroup var fixOptions: FixOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Number of threads (default: one per processor).", valueName: "N")
    )
    var jobs: String?

    @Flag(help: .private) var readAllBodies = false
    @Flag(help: "Report warnings as errors.")
    var strict = false

    @Flag(help: "Report errors as warnings.")
    var lenient = false

    @Option(
        help: ArgumentHelp("Lowest severity that fails the run, or never.", valueName: "LEVEL"),
        completion: Completions.thresholds
    )
    var failOn = "error"

    @Flag(help: "Do not exit with 3 when files were not analyzed.")
    var allowIncomplete = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Fail the run if it reports more than N warnings.", valueName: "N")
    )
    var maxWarnings: String?

    @Flag(help: "Exit with 0 where findings would make it 1.")
    var exitZero = false

    @Flag(name: .shortAndLong, help: "Print only errors to standard error.")
    var quiet = false

    @Flag(help: "Hide progress, shown only on terminals, not in CI.")
    var noProgress = false

    @OptionGroup var output: OutputOptions

    @Option(
        help: ArgumentHelp("Color text on standard output: auto, always, never.", valueName: "WHEN"),
        completion: Completions.colors
    )
    var color = "auto"

    func run() throws {
        do { try lint() } catch {
            _ = output.stamp.map { Stamp($0).update(passed: false) }
            throw error
        }
    }

    private func lint() throws {
        let targets = try ReportTarget.all(formats, output: output.file)
        let threshold = try LintCommand.threshold(failOn)
        let most = try maxWarnings.map { try LintCommand.number($0, of: "--max-warnings", in: 0...Int.max) }
        let color = try LintCommand.word("color setting", color, as: Console.Color.self)
        try inputOptions.check(with: changeOptions, fixOptions)
        try fixOptions.check(targets, isFormatGiven: !formats.isEmpty, readsOpenFile: inputOptions.stdin)
        if quiet && output.verbose { throw UsageError("--quiet and --verbose exclude each other; remove one") }
        var style = Style()
        style.threshold = threshold
        style.groupsByRIB = try output.groupsByRIB(in: targets)
        let notes = try output.noteDisplay(in: targets)
        var request = try request()
        let line = !quiet && !noProgress && ProgressLine.isWatched ? ProgressLine() : nil
        defer { line?.end() }
        request.progress = line?.progress
        let result = try ConfigurationOptions.located(for: targets) {
            try fixOptions.run(RiblintCommand.engine, request) { line?.end() }
        }
        line?.end()
        let outcome = result.outcome
        var failed = fixOptions.say(result, isQuiet: quiet, isStaged: outcome.isOfIndex) != .clean
        output.introduce(outcome)
        say(
            outcome,
            endsInWords: fixOptions.targets(targets).contains {
                $0.path == nil && [.text, .concise].contains($0.format)
            }
        )
        (style.root, style.folder) = (outcome.root, Console.folder)
        style.notes = notes ?? outcome.notes
        let isRepository = OutputFile.exists(outcome.root.text + "/.git")
        style.sourceLink = JobSummary.sourceLink(root: outcome.root, isRepository: isRepository, Console.variable)
        var timing = outcome.timing
        for target in fixOptions.targets(targets) {
            if target.write(changeOptions.report(for: target.format, outcome), style, color: color) != .clean {
                failed = true
            }
        }
        if ReportTarget.lacksSummary(targets) { JobSummary.add(changeOptions.report(for: .github, outcome), style) }
        timing.end(.reports)
        let report = outcome.report
        output.say(report, outcome.examination, timing, outcome.clock)
        if let most, report.summary.warnings > most, !quiet {
            Console.say(
                "riblint: note: more warnings than --max-warnings allows: \(report.summary.warnings), allowed \(most)")
        }
        // Only whole runs can fail for fixed entries: a run over part of the project counts none as fixed.
        let isBehind = baselines.baselineStrict && outcome.baseline.goneCount > 0
        let status = output.updatingStamp(
            ExitStatus(
                failed ? .failed : .clean, isComplete: report.isComplete || allowIncomplete,
                hasFindings: !exitZero && (isBehind || report.fails(threshold, mostWarnings: most))))
        // The process ends here, and the system frees its memory.
        withExtendedLifetime(outcome) { CurrentProcess.end(status.rawValue) }
    }

    func request() throws -> LintRequest {
        var request = try inputOptions.request(for: paths)
        request.changes = try changeOptions.scope()
        request.configuration = try configurationOptions.source()
        request.readsAllBodies = readAllBodies
        request.countsCandidates = output.statistics
        request.measuresRules = output.timingOfRules
        request.exclusions = exclusions.map { Array($0.utf8) }
        request.usesGitignore = !noGitignore
        request.usesBuiltInExclusions = !noExclude
        request.selection.only = LintCommand.ids(onlyRules)
        request.selection.enabled = LintCommand.ids(enabled)
        request.selection.disabled = LintCommand.ids(disabled)
        request.selection.takesAll = allRules
        request.selection.severities = try severities.map(LintCommand.severity)
        request.selection.shift = try shift()
        request.baseline = try baselines.choice(isIsolated: configurationOptions.isolated)
        if let jobs { request.jobs = try LintCommand.number(jobs, of: "--jobs", in: 1...1024) }
        return request
    }

    private func shift() throws(UsageError) -> Selection.Shift? {
        if strict && lenient { throw UsageError("--strict and --lenient exclude each other; remove one") }
        return strict ? .strict : lenient ? .lenient : nil
    }

    /// Prints the notices. Files that were not analyzed are reported even with `--quiet`, because the exit status
    /// depends on them.
    ///
    /// - Parameter endsInWords: whether a report on standard output ends with a line of counts.
    func say(_ outcome: LintEngine.Outcome, except reported: Set<Notice.Kind> = [], endsInWords: Bool = false) {
        LintCommand.say(outcome, except: reported, endsInWords: endsInWords, quiet: quiet)
    }

    static func say(
        _ outcome: LintEngine.Outcome, except reported: Set<Notice.Kind>, endsInWords: Bool = false, quiet: Bool
    ) {
        let view = PathView(root: outcome.root, folder: Console.folder)
        if !quiet {
            if outcome.outsideCount > 0, !endsInWords {
                let findings = Phrase.count(outcome.outsideCount, "finding")
                Console.say("riblint: note: \(findings) outside the changed lines not shown")
            }
            if let note = outcome.auditNote { Console.say("riblint: note: \(note)") }
            if let note = outcome.missingTypesNote { Console.say("riblint: note: \(note)") }
            if let hint = outcome.ribHint { Console.say("riblint: note: \(hint)") }
            for note in outcome.notes(view) { Console.say("riblint: note: \(note)") }
        }
        for notice in outcome.report.notices where !reported.contains(notice.kind) {
            let location = [notice.path.map { view.path($0).printable }, notice.line.map(String.init)].compactMap { $0 }
                .joined(separator: ":")
            switch notice.kind {
            case .notAnalyzed: Console.say("riblint: warning: \(location): not analyzed: \(notice.message)")
            case .contextNotAnalyzed:
                if !quiet {
                    Console.say(
                        "riblint: note: \(location): not analyzed, so findings may be missing: \(notice.message)"
                    )
                }
            case .doubtfulRule:
                if !quiet { Console.say("riblint: note: \(notice.rule.map { "\($0): " } ?? "")\(notice.message)") }
            case .parseError, .staleBaseline, .movedBaseline:
                if !quiet { Console.say("riblint: note: \(location): \(notice.message)") }
            // The closing line of text contains the number.
            case .unresolved: break
            }
        }
    }
}
