import ArgumentParser
import LintEngine
import SourceText

/// The options that choose files, apart from PATHs.
struct ScopeOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Read paths from a file, separated by newlines or NULs; '-' is standard input.", valueName: "FILE|-"))
    var filesFrom: String?

    @Option(
        name: .customLong("exclude"),
        help: ArgumentHelp("Exclude matching paths, as in .gitignore; repeatable.", valueName: "GLOB"))
    var exclusions: [String] = []

    @Flag(help: ArgumentHelp("Apply 'excluded', 'ignored' and --exclude to files and folders named as PATH, too."))
    var forceExclude = false

    @Flag(help: "Include hidden folders, Pods, DerivedData and such.")
    var noExclude = false

    @Flag(help: "Include files that .gitignore files name.")
    var noGitignore = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Number of threads (default: one per processor).", valueName: "N")
    )
    var jobs: String?

    /// A request for the files that the options and PATHs name.
    ///
    /// - Parameter standard: the files of a run without any PATH or list; none to take those of the configuration.
    func request(
        for arguments: [String], orElse standard: () throws(UsageError) -> [SourcePath] = { [] }
    ) throws(UsageError) -> LintRequest {
        var paths = arguments.map { SourcePath(argument: $0) }
        if let filesFrom {
            paths += try InputFile.paths(listedIn: filesFrom)
        } else if paths.isEmpty {
            paths = try standard()
        }
        var request = LintRequest(paths: paths)
        request.namesNothing = filesFrom != nil && paths.isEmpty
        request.exclusions = exclusions.map { Array($0.utf8) }
        request.forcesExclusions = forceExclude
        request.usesBuiltInExclusions = !noExclude
        request.usesGitignore = !noGitignore
        if let jobs { request.jobs = try LintCommand.number(jobs, of: "--jobs", in: 1...1024) }
        return request
    }
}
