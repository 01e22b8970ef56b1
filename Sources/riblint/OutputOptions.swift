import ArgumentParser
import LintEngine
import Reporters
import RuleKit

/// What is said besides the findings, and in which order they come.
struct OutputOptions: ParsableArguments {
    @Flag(
        help: ArgumentHelp(
            "Say on standard error how often each rule was broken; --format summary reports nothing but that.", visibility: .hidden))
    var statistics = false

    @Flag(help: ArgumentHelp("Say on standard error from where paths count, what is read besides sources, and which rules ran.", visibility: .hidden))
    var verbose = false

    @Flag(help: ArgumentHelp("Say on standard error what each stage took, by the clock on the wall.", visibility: .hidden))
    var timing = false

    @Option(
        name: .customLong("group-by"),
        help: ArgumentHelp("Order findings in text: rib puts those of one RIB together.", valueName: "WHAT", visibility: .hidden),
        completion: .list(Grouping.allCases.map(\.rawValue)))
    var group: String?

    /// Ways to put findings together.
    enum Grouping: String, CaseIterable {
        case rib
    }

    /// Whether findings of one RIB stand together. Only text knows how, so asking for it without text is a mistake.
    func groupsByRIB(in targets: [ReportTarget]) throws(UsageError) -> Bool {
        guard let group else { return false }
        let grouping = try LintCommand.word("grouping for --group-by", group, as: Grouping.self)
        guard targets.contains(where: { $0.format == .text }) else {
            throw UsageError("'--group-by \(group)' orders text, and no report is text; add --format text, or leave --group-by out")
        }
        return grouping == .rib
    }

    /// Says what the run rests on, if that was asked for.
    func introduce(_ outcome: LintEngine.Outcome) {
        guard verbose else { return }
        Console.say("riblint: root: \(outcome.root.printable)")
        Console.say("riblint: configuration: \(outcome.configurationPath?.printable ?? "none")")
        Console.say("riblint: baseline: \(outcome.baseline.path == nil ? "none" : outcome.baselinePath.printable)")
        Console.say("riblint: rules: \(outcome.report.rules.map(\.id).joined(separator: ", "))")
    }

    /// Says what was asked for, once all reports are written.
    func say(_ report: Report, _ time: Timing) {
        if statistics { for line in RuleTable(report).text.split(separator: "\n") { Console.say(String(line)) } }
        if timing { for line in OutputOptions.lines(of: time) { Console.say(line) } }
    }

    /// A line a stage and one for all, in milliseconds.
    static func lines(of time: Timing) -> [String] {
        let rows = Timing.Stage.allCases.map { ($0.words, time[$0]) }
        let all = rows + [("all", rows.reduce(0) { $0 + $1.1 })]
        let numbers = all.map { milliseconds($0.1) }
        let widths = (all.map(\.0.count).max() ?? 0, numbers.map(\.count).max() ?? 0)
        return zip(all, numbers).map { row, number in
            let gap = String(repeating: " ", count: widths.0 - row.0.count + 2 + widths.1 - number.count)
            return row.0 + gap + number + " ms"
        }
    }

    /// Nanoseconds in milliseconds, to the tenth.
    private static func milliseconds(_ nanoseconds: UInt64) -> String {
        let tenths = (nanoseconds + 50_000) / 100_000
        return "\(tenths / 10).\(tenths % 10)"
    }
}

extension Timing.Stage {
    /// What is done in it.
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
