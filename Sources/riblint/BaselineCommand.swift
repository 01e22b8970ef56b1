import ArgumentParser
import LintEngine
import SourceText

/// `riblint baseline`: accepted findings on file.
struct BaselineCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "baseline",
        abstract: "Keeps accepted findings on file, so that only new ones are reported.",
        discussion: """
            All but diff look at the findings of a run of lint with the same options. Entries of files and rules that \
            the run does not analyze stay as they are.
            """,
        subcommands: [
            BaselineCreateCommand.self, BaselineUpdateCommand.self, BaselinePruneCommand.self, BaselineShowCommand.self,
            BaselineDiffCommand.self,
        ]
    )
}

/// `riblint baseline create`.
struct BaselineCreateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "create", abstract: "Writes all current findings to a new baseline.",
        usage: "riblint baseline create [<options>] [<PATH> ...]")

    @OptionGroup var options: RunOptions
    @OptionGroup var configurationOptions: ConfigurationOptions
    @OptionGroup var scope: ScopeOptions
    @OptionGroup var file: BaselineOptions
    @OptionGroup var reason: BaselineReason
    @OptionGroup var edges: BaselineEdges

    func run() throws {
        let baseline = BaselineRun(options: options, configuration: configurationOptions, scope: scope, file: file)
        if edges.edges { return try throwStatus(baseline.createEdges(reason: reason.reason)) }
        try throwStatus(baseline.create(reason: reason.reason))
    }
}

/// `riblint baseline update`.
struct BaselineUpdateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "update",
        abstract: "Synchronizes the baseline: removes fixed findings, follows moved ones, adds new ones.",
        usage: "riblint baseline update [<options>] [<PATH> ...]"
    )

    @OptionGroup var options: RunOptions
    @OptionGroup var configurationOptions: ConfigurationOptions
    @OptionGroup var scope: ScopeOptions
    @OptionGroup var file: BaselineOptions
    @OptionGroup var reason: BaselineReason
    @OptionGroup var edges: BaselineEdges

    func run() throws {
        let baseline = BaselineRun(options: options, configuration: configurationOptions, scope: scope, file: file)
        if edges.edges { return try throwStatus(baseline.updateEdges(reason: reason.reason)) }
        try throwStatus(baseline.update(reason: reason.reason))
    }
}

/// `riblint baseline prune`.
struct BaselinePruneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune",
        abstract: "Removes fixed findings from the baseline and follows moved ones; adds nothing.",
        usage: "riblint baseline prune [<options>] [<PATH> ...]"
    )

    @OptionGroup var options: RunOptions
    @OptionGroup var configurationOptions: ConfigurationOptions
    @OptionGroup var scope: ScopeOptions
    @OptionGroup var file: BaselineOptions
    @OptionGroup var edges: BaselineEdges

    func run() throws {
        let baseline = BaselineRun(options: options, configuration: configurationOptions, scope: scope, file: file)
        try throwStatus(edges.edges ? baseline.pruneEdges() : baseline.prune())
    }
}

/// `riblint baseline show`.
struct BaselineShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Lists the baseline's entries with their state.",
        usage: "riblint baseline show [<options>] [<PATH> ...]")

    @OptionGroup var options: RunOptions
    @OptionGroup var configurationOptions: ConfigurationOptions
    @OptionGroup var scope: ScopeOptions
    @OptionGroup var file: BaselineOptions
    @OptionGroup var format: ListFormat
    @OptionGroup var edges: BaselineEdges

    func run() throws {
        let baseline = BaselineRun(options: options, configuration: configurationOptions, scope: scope, file: file)
        let form = try format.form(of: "baseline show")
        try throwStatus(edges.edges ? baseline.showEdges(form) : baseline.show(form))
    }
}

/// `riblint baseline diff`.
struct BaselineDiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "Lists entries added to the baseline and removed from it since a commit.",
        usage: "riblint baseline diff [<options>] <REF>",
        discussion: "Compares files and lints nothing.")

    @Argument(help: ArgumentHelp("The commit, branch or tag to compare with.", valueName: "REF"))
    var reference: String

    @OptionGroup var format: ListFormat

    @Option(
        help: ArgumentHelp("The baseline (.riblint-baseline.json).", valueName: "FILE"),
        completion: .file(extensions: ["json"])
    )
    var baseline: String?

    @OptionGroup var configurationOptions: ConfigurationOptions

    func run() throws {
        let form = try format.form(of: "baseline diff")
        var request = LintRequest(paths: [])
        request.configuration = try configurationOptions.source()
        if let baseline { request.baseline = .file(SourcePath(argument: baseline)) }
        try throwStatus(
            BaselineRun.showDifference(try RiblintCommand.engine.baselineDifference(request, since: reference), form)
        )
    }
}

/// The reason of new entries.
struct BaselineReason: ParsableArguments {
    @Option(help: ArgumentHelp("Reason recorded with each new entry.", valueName: "TEXT"))
    var reason: String?
}

/// Whether a command is about the tree.
struct BaselineEdges: ParsableArguments {
    @Flag(help: "Accepted edges of the tree, not findings: children that stay attached, or may.")
    var edges = false
}

/// Ends a command with an exit status.
private func throwStatus(_ status: ExitStatus) throws(StatusError) {
    throw StatusError(status: status)
}
