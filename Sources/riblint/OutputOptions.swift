import ArgumentParser
import LintEngine
import Reporters
import RIBModel
import RuleKit

/// The options for reports: where they are written, what is printed in addition, and the order of findings.
struct OutputOptions: ParsableArguments {
    @Option(
        name: .customLong("output"),
        help: ArgumentHelp("Write the report to a file instead of standard output.", valueName: "FILE"),
        completion: .file()
    )
    var file: String?

    @Option(
        help: ArgumentHelp("Write an empty Swift file if the run passes.", valueName: "FILE"),
        completion: .file(extensions: ["swift"]))
    var stamp: String?

    @Option(
        help: ArgumentHelp("Form of notes in text: full, short (default), none.", valueName: "FORM"),
        completion: .list(NoteDisplay.allCases.map(\.rawValue)))
    var notes: String?

    @Flag(help: "Print findings and candidates to standard error.")
    var statistics = false

    @Flag(help: "Print root, configuration, baseline and rules of the run to standard error.")
    var verbose = false

    @Flag(help: "Print wall-clock time per stage to standard error.")
    var timing = false

    /// Written `--timing=rules`: the parser has no options whose value may be left out.
    @Flag(name: .customLong("timing-rules"), help: .private)
    var timingOfRules = false

    @Option(
        name: .customLong("group-by"),
        help: ArgumentHelp("Group findings in text by: rib.", valueName: "WHAT"),
        completion: .list(Grouping.allCases.map(\.rawValue)))
    var group: String?

    @Option(help: SourcePattern.help)
    var sourceLink: String?

    /// The ways to group findings.
    enum Grouping: String, CaseIterable {
        case rib
    }

    /// Whether findings are grouped by RIB. Only the text format supports groups, so the option is an error without it.
    func groupsByRIB(in targets: [ReportTarget]) throws(UsageError) -> Bool {
        guard let group else { return false }
        let grouping = try LintCommand.word("value for --group-by", group, as: Grouping.self)
        guard targets.contains(where: { $0.format == .text }) else {
            throw UsageError(
                "--group-by applies to text, and no report is text; add --format text, or remove --group-by"
            )
        }
        return grouping == .rib
    }

    /// How to show notes, if the option is given. Only formats without fields for the severity support it.
    func noteDisplay(in targets: [ReportTarget]) throws(UsageError) -> NoteDisplay? {
        guard let notes else { return nil }
        let display = try LintCommand.word("value for --notes", notes, as: NoteDisplay.self)
        guard targets.contains(where: { [.text, .concise, .xcode].contains($0.format) }) else {
            throw UsageError(
                "--notes applies to text, concise and xcode, and no report is one; add --format text, or remove --notes"
            )
        }
        return display
    }

    /// The status of a run after the file that `--stamp` names is updated. Reports a failure.
    func updatingStamp(_ status: ExitStatus) -> ExitStatus {
        guard let stamp, let failure = Stamp(stamp).update(passed: status == .clean) else { return status }
        Console.complain("cannot write the stamp '\(stamp)': \(failure). Name a file in an existing, writable folder.")
        return .failed
    }

    /// Prints the scope of the run with `--verbose`.
    func introduce(_ outcome: LintEngine.Outcome) {
        guard verbose else { return }
        Console.say("riblint: root: \(outcome.root.printable)")
        Console.say("riblint: configuration: \(outcome.configurationPath?.printable ?? "none")")
        Console.say("riblint: baseline: \(outcome.baseline.path == nil ? "none" : outcome.baselinePath.printable)")
        let (summary, files) = (outcome.report.summary, outcome.reportedFiles)
        Console.say("riblint: analyzed: \(Phrase.count(summary.analyzedFiles, "file"))")
        Console.say("riblint: reported: \(Phrase.count(files, "file"))")
        if let path = outcome.unanalyzed {
            let reason = "'\(path.printable)' and maybe others are not analyzed"
            Console.say(
                """
                riblint: not the whole project: \(reason), so unused suppressions and fixed baseline entries are not \
                judged
                """
            )
        }
        let unresolved = outcome.report.summary.unresolved
        if unresolved > 0 { Console.say("riblint: unresolved supertypes: \(unresolved); 'riblint doctor' lists them") }
        if let source = outcome.objectiveCTypes { Console.say("riblint: objective-c types: \(source)") }
        Console.say("riblint: rules: \(outcome.report.rules.map(\.id).joined(separator: ", "))")
        for (rule, count) in outcome.unresolvedPlaces {
            Console.say("riblint: not resolved: \(Phrase.count(count, "place")) that \(rule) looks at")
        }
        Console.say("riblint: bodies read: \(Phrase.count(outcome.filesWithBodies, "file"))")
    }

    /// Prints statistics and timing if options ask for them, after all reports.
    func say(_ report: Report, _ examination: Examination?, _ time: Timing, _ clock: QueryClock?) {
        if statistics {
            let tables = [
                RuleTable(report).text, CandidateTable(examination?.rules ?? []).text,
                LimitTable((examination?.limits ?? []).map { ($0.limit.name, $0.places) }).text,
            ]
            let text = tables.filter { !$0.isEmpty }.joined(separator: "\n")
            for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
                Console.say(String(line))
            }
        }
        if timing || timingOfRules { for line in OutputOptions.lines(of: time) { Console.say(line) } }
        guard let clock else { return }
        let text = "\n" + OutputOptions.table(of: clock)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            Console.say(String(line))
        }
    }

    /// The time of rules, and that of queries.
    private static func table(of clock: QueryClock) -> String {
        func rows(_ times: [String: QueryClock.Time]) -> [TimeTable.Row] {
            times.map { TimeTable.Row(name: $0, count: $1.count, own: $1.own, total: $1.total) }
        }
        return TimeTable("rule", counted: "runs", rows(clock.rules)).text + "\n"
            + TimeTable("query", counted: "answers", rows(clock.queries)).text
    }

    /// One line per stage and one for the total, in milliseconds.
    static func lines(of time: Timing) -> [String] {
        let rows = Timing.Stage.allCases.map { ($0.words, time[$0]) }
        let all = rows + [("all", rows.reduce(0) { $0 + $1.1 })]
        let numbers = all.map { TimeTable.milliseconds($0.1, decimals: 1) }
        let widths = (all.map(\.0.count).max() ?? 0, numbers.map(\.count).max() ?? 0)
        return zip(all, numbers).map { row, number in
            let gap = String(repeating: " ", count: widths.0 - row.0.count + 2 + widths.1 - number.count)
            return row.0 + gap + number + " ms"
        }
    }
}

extension Timing.Stage {
    /// The stage in words.
    fileprivate var words: String {
        switch self {
        case .walk: "walk"
        case .read: "read + tokens + outline"
        case .model: "model"
        case .rules: "rules"
        case .reports: "reports"
        }
    }
}
