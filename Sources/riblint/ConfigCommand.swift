import ArgumentParser
import LintEngine
import SourceText

/// `riblint config`: checks, shows and describes the configuration.
struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config", abstract: "Checks, shows or describes the configuration.",
        subcommands: [Check.self, Show.self, Schema.self])

    /// The paths and options that determine the configuration.
    struct Input: ParsableArguments {
        @Argument(
            help: ArgumentHelp("Files and folders whose configuration to use (default: '.').", valueName: "PATH"),
            completion: .file()
        )
        var paths: [String] = []

        @OptionGroup var options: ConfigurationOptions

        func request() throws -> LintRequest {
            var request = LintRequest(paths: paths.map { SourcePath(argument: $0) })
            request.configuration = try options.source()
            return request
        }
    }

    // Command names are explicit, because deriving them from the types takes a tenth of the program's start.

    struct Check: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "check",
            abstract: "Checks the configuration and reports all errors, and settings without effect.",
            usage: "riblint config check [<PATH> ...] [<options>]",
            discussion: "Exit status: 0 valid; 2 invalid, or there is no configuration.")

        @OptionGroup var input: Input

        @Flag(help: ArgumentHelp("End with status 2 if a setting has no effect."))
        var strict = false

        func run() throws {
            let report = try RiblintCommand.engine.configurationCheck(of: try input.request())
            guard !report.lines.isEmpty else {
                throw UsageError("found no .riblint.yml. Run 'riblint init' to create one, or pass --config FILE.")
            }
            for note in report.notes { Console.say("riblint: \(strict ? "error" : "note"): \(note)") }
            if strict, !report.notes.isEmpty { throw StatusError(status: .failed) }
            throw StatusError(status: Console.print(report.lines.map { "\($0)\n" }.joined()))
        }
    }

    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Shows every key with its value."
        )

        @OptionGroup var input: Input

        func run() throws {
            let report = try RiblintCommand.engine.configuration(of: try input.request())
            let files = report.lines.map { "# \($0)\n" }.joined()
            let origin = report.file == nil ? "# No .riblint.yml: defaults\n\(files)" : files
            throw StatusError(status: Console.print(origin + report.listing))
        }
    }

    struct Schema: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "schema",
            abstract: "Prints the JSON Schema of .riblint.yml, for editors."
        )

        func run() throws {
            let schema = RiblintCommand.engine.configurationSchema(of: LintRequest(paths: []))
            throw StatusError(status: Console.print(schema))
        }
    }
}
