import ArgumentParser
import LintEngine
import SourceText

/// The option that names the baseline.
struct BaselineOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Ignore findings recorded in this baseline (.riblint-baseline.json).", valueName: "FILE"),
        completion: .file(extensions: ["json"]))
    var baseline: String?

    /// The path that the command line names.
    var path: SourcePath? { baseline.map { SourcePath(argument: $0) } }

    /// - Parameter other: the option by which no baseline is used; nil if none is given.
    func choice(unless other: String?) throws(UsageError) -> BaselineChoice {
        guard let path else { return other == nil ? .ifThere(nil) : .none }
        if let other { throw UsageError("--baseline and \(other) exclude each other; remove one") }
        return .file(path)
    }
}
