import ArgumentParser
import LintEngine
import SourceText

/// Which baseline counts.
struct BaselineOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Leave out what it knows (.riblint-baseline.json).", valueName: "FILE"),
        completion: .file(extensions: ["json"]))
    var baseline: String?

    @Flag(help: ArgumentHelp("Take no baseline into account."))
    var noBaseline = false

    /// The file that was named.
    var path: SourcePath? { baseline.map { SourcePath(argument: $0) } }

    func choice(isIsolated: Bool) throws(UsageError) -> BaselineChoice {
        guard let path else { return noBaseline || isIsolated ? .none : .ifThere(nil) }
        if noBaseline || isIsolated {
            throw UsageError("'--baseline' and '--\(noBaseline ? "no-baseline" : "isolated")' contradict each other; leave one out")
        }
        return .file(path)
    }
}
