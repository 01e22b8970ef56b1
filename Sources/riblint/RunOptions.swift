import ArgumentParser
import LintEngine

/// The options of the commands that look for findings: what they analyze, and by which configuration and rules.
struct RunOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Files and folders to lint (default: 'included' from the configuration, else '.').", valueName: "PATH"),
        completion: .file())
    var paths: [String] = []

    @OptionGroup var configuration: ConfigurationOptions
    @OptionGroup var rules: RuleOptions
    @OptionGroup var scope: ScopeOptions
    @OptionGroup var layout: LayoutOptions

    @Flag(help: "Do not exit with 3 when files were not analyzed.")
    var allowIncomplete = false

    @Flag(name: .shortAndLong, help: "Print only errors to standard error.")
    var quiet = false

    /// A request for a run. Without any PATH, Xcode's inputs of the script phase are linted.
    ///
    /// - Parameters:
    ///   - baseline: the file of accepted findings, and whether it is used.
    ///   - openFile: text that replaces that of a file. Without a PATH, only that file is linted.
    func request(_ baseline: BaselineChoice, openFile: OpenFile? = nil) throws -> LintRequest {
        let isNamedElsewhere = openFile != nil || !layout.archives.isEmpty
        var request = try scope.request(
            for: paths, orElse: { () throws(UsageError) in isNamedElsewhere ? [] : try XcodeInputs.paths() })
        request.openFile = openFile
        try layout.apply(to: &request)
        request.configuration = try configuration.source()
        request.selection = try rules.selection()
        request.baseline = baseline
        return request
    }
}
