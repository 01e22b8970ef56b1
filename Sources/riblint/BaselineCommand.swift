import ArgumentParser
import LintEngine

/// `riblint baseline`: findings that are known and let be.
struct BaselineCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "baseline",
        abstract: "Keeps known findings, so that only new ones are reported.",
        discussion: """
            Each takes the options of lint, and looks at the findings of such a run. Entries of files and rules that such a run does not \
            look at stay as they are.
            """,
        subcommands: [BaselineCreateCommand.self, BaselineUpdateCommand.self, BaselinePruneCommand.self, BaselineShowCommand.self])
}

/// `riblint baseline create`.
struct BaselineCreateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "create", abstract: "Writes all findings that there are into a baseline that is not there yet.",
        usage: "riblint baseline create [<options>] [<PATH> ...]")

    @OptionGroup var baseline: BaselineRun
    @OptionGroup var reason: BaselineReason

    func run() throws {
        try throwStatus(baseline.create(reason: reason.reason))
    }
}

/// `riblint baseline update`.
struct BaselineUpdateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "update", abstract: "Makes the baseline fit: drops what is gone, follows what moved, takes in what is new.",
        usage: "riblint baseline update [<options>] [<PATH> ...]")

    @OptionGroup var baseline: BaselineRun
    @OptionGroup var reason: BaselineReason

    func run() throws {
        try throwStatus(baseline.rewrite { $0.updated(reason: reason.reason) })
    }
}

/// `riblint baseline prune`.
struct BaselinePruneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune", abstract: "Drops what is gone and follows what moved; takes in nothing new.",
        usage: "riblint baseline prune [<options>] [<PATH> ...]")

    @OptionGroup var baseline: BaselineRun

    func run() throws {
        try throwStatus(baseline.rewrite(\.pruned))
    }
}

/// `riblint baseline show`.
struct BaselineShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Lists the baseline's entries, and what became of each.",
        usage: "riblint baseline show [<options>] [<PATH> ...]")

    @OptionGroup var baseline: BaselineRun

    func run() throws {
        try throwStatus(baseline.show())
    }
}

/// Why new entries are let be.
struct BaselineReason: ParsableArguments {
    @Option(help: ArgumentHelp("Why the new entries are let be; kept with each.", valueName: "TEXT"))
    var reason: String?
}

/// Ends a command with the status, whatever it is.
private func throwStatus(_ status: ExitStatus) throws(StatusError) {
    throw StatusError(status: status)
}
