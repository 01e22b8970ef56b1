import ArgumentParser
import LintEngine
import SourceText

/// The option that names the baseline.
struct BaselineFile: ParsableArguments {
    @Option(
        help: ArgumentHelp("Ignore findings recorded in this baseline (.riblint-baseline.json).", valueName: "FILE"),
        completion: .file(extensions: ["json"]))
    var baseline: String?

    /// The path that the command line names.
    var path: SourcePath? { baseline.map { SourcePath(argument: $0) } }

    /// - Parameter other: the option by which no baseline is used; nil without one.
    func choice(unless other: String?) throws(UsageError) -> BaselineChoice {
        guard let path else { return other == nil ? .ifThere(nil) : .none }
        if let other { throw UsageError("--baseline and \(other) exclude each other; remove one") }
        return .file(path)
    }
}

/// The options that choose the baseline, or none.
struct BaselineOptions: ParsableArguments {
    @OptionGroup var file: BaselineFile

    @Flag(help: ArgumentHelp("Use no baseline."))
    var noBaseline = false

    /// - Parameters:
    ///   - isStrict: whether `--baseline-strict` is given.
    ///   - isIsolated: whether `--isolated` is.
    func choice(isStrict: Bool = false, isIsolated: Bool) throws(UsageError) -> BaselineChoice {
        let none = noBaseline ? "--no-baseline" : isIsolated ? "--isolated" : nil
        if isStrict, let none { throw UsageError("--baseline-strict needs a baseline; remove it, or \(none)") }
        return try file.choice(unless: none)
    }
}
