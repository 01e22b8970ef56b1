import ArgumentParser
import LintEngine
import RIBRules
import SourceText

/// `riblint config`: what the configuration is, and whether it is right.
struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config", abstract: "Checks, shows or describes the configuration.",
        subcommands: [Check.self, Show.self, Schema.self])

    /// What is asked about, and from where.
    struct Place: ParsableArguments {
        @Argument(help: ArgumentHelp("Files and folders that the configuration is for; the working folder if none is named.", valueName: "PATH"), completion: .file())
        var paths: [String] = []

        @OptionGroup var options: ConfigurationOptions

        func report() throws -> ConfigurationReport {
            var request = LintRequest(paths: paths.map { SourcePath(argument: $0) })
            request.configuration = try options.source()
            return try RiblintCommand.engine.configuration(of: request)
        }
    }

    // Each says its name: the parser would derive it from the type's, a tenth of a program's start.

    struct Check: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "check", abstract: "Says what is wrong with the configuration.",
            discussion: "Exit status: 0 nothing, 2 something, or there is none.")

        @OptionGroup var place: Place

        func run() throws {
            guard let file = try place.report().file else {
                throw UsageError("found no .riblint.yml; 'riblint init' writes one, and --config FILE names one")
            }
            throw StatusError(status: Console.print("\(file.printable): nothing wrong\n"))
        }
    }

    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(commandName: "show", abstract: "Shows every key with the value that it has.")

        @OptionGroup var place: Place

        func run() throws {
            let report = try place.report()
            let origin = report.file.map { "# From \($0.printable)\n" } ?? "# No .riblint.yml: what holds by default\n"
            throw StatusError(status: Console.print(origin + report.listing))
        }
    }

    struct Schema: ParsableCommand {
        static let configuration = CommandConfiguration(commandName: "schema", abstract: "Writes the JSON Schema of .riblint.yml, for editors.")

        func run() throws { throw StatusError(status: Console.print(RiblintCommand.engine.configurationSchema)) }
    }
}

extension RiblintCommand {
    /// The engine with all rules.
    static var engine: LintEngine { LintEngine(catalog: catalog, toolVersion: toolVersion) }
}
