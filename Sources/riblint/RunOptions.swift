import ArgumentParser
import LintEngine

/// The options of the commands that look for findings: what they analyze, and by which rules.
///
/// The parser inspects each group of options in every run, and a group of groups once more for each level. So rules and
/// layout have no groups of their own; extensions of this type are about them.
struct RunOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Files and folders to lint (default: 'included' from the configuration, else '.').", valueName: "PATH"),
        completion: .file())
    var paths: [String] = []

    // MARK: Rules

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
        help: ArgumentHelp("Set a severity: error, warning, note, off; repeatable.", valueName: "ID=LEVEL"),
        completion: Completions.severities
    )
    var severities: [String] = []

    @Flag(help: "Run all rules, also those that are off by default.")
    var allRules = false

    @Flag(help: "Report warnings as errors.")
    var strict = false

    @Flag(help: "Report errors as warnings.")
    var lenient = false

    // MARK: Layout

    @Option(
        help: ArgumentHelp("Paths are relative to it; nothing above it counts.", valueName: "DIR"),
        completion: .directory)
    var root: String?

    @Flag(help: "Read only the named files, and --config, --baseline.")
    var onlyListed = false

    @Option(
        name: .customLong("files-from-tar"),
        help: ArgumentHelp("Read only the files of this archive; repeatable.", valueName: "FILE"),
        completion: .file(extensions: ["tar"]))
    var archives: [String] = []

    @Option(
        help: ArgumentHelp("JSON with the files of each module: {\"Home\": [PATH]}.", valueName: "FILE"),
        completion: .file(extensions: ["json"]))
    var modules: String?

    // MARK: Status and output

    @Flag(help: "Do not exit with 3 when files were not analyzed.")
    var allowIncomplete = false

    @Flag(name: .shortAndLong, help: "Print only errors to standard error.")
    var quiet = false

    /// A request for a run. Without any PATH, Xcode's inputs of the script phase are linted.
    ///
    /// - Parameters:
    ///   - scope: further options for what is analyzed, beside these.
    ///   - configuration: where the configuration is.
    ///   - baseline: the file of accepted findings, and whether it is used.
    ///   - openFile: text that replaces that of a file. Without a PATH, only that file is linted.
    func request(
        _ scope: ScopeOptions, _ configuration: ConfigurationOptions, _ baseline: BaselineChoice,
        openFile: OpenFile? = nil
    ) throws -> LintRequest {
        let isNamedElsewhere = openFile != nil || !archives.isEmpty
        var request = try scope.request(
            for: paths, orElse: { () throws(UsageError) in isNamedElsewhere ? [] : try XcodeInputs.paths() })
        request.openFile = openFile
        try applyLayout(to: &request)
        request.configuration = try configuration.source()
        request.selection = try selection()
        request.baseline = baseline
        return request
    }
}
