import ArgumentParser
import LintEngine
import RIBRules
import RuleKit
import SourceText

/// The root command, and what all subcommands share.
struct RiblintCommand: ParsableCommand {
    static let toolVersion = Release.version
    /// The engine with all rules.
    static let engine = LintEngine(catalog: catalog, toolVersion: toolVersion)

    static let configuration = CommandConfiguration(
        commandName: "riblint",
        abstract: "Finds violations of conventions in apps built on Uber's RIBs.",
        usage: """
            riblint [lint] [<options>] [<PATH> ...]
            riblint <command> [<options>]
            """,
        discussion: """
            Examples:
              riblint
              riblint Sources --format github
              riblint explain strong_router
              riblint --generate-completion-script zsh
            """,
        version: toolVersion,
        subcommands: [
            LintCommand.self, TreeCommand.self, LeakCommand.self, ExplainCommand.self, RulesCommand.self,
            BaselineCommand.self, SuppressionsCommand.self,
            ConfigCommand.self,
            LanguageServerCommand.self, InitCommand.self, DoctorCommand.self, VersionCommand.self, PackCommand.self,
            DumpCommand.self,
        ],
        defaultSubcommand: LintCommand.self
    )

    /// Runs the command of the arguments. Does not throw: every failure is reported before it returns.
    static func run(_ arguments: some Sequence<String>) -> ExitStatus {
        let arguments = arguments.map { $0 == "--timing=rules" ? "--timing-rules" : $0 }
        do {
            var command = try command(for: arguments)
            try command.run()
            return .clean
        } catch let status as StatusError {
            return status.status
        } catch let error as LintError {
            Console.complain([error.description, hint(on: error, arguments)].compactMap { $0 }.joined(separator: " "))
            return .failed
        } catch let error as UsageError {
            Console.complain(error.description)
            return .failed
        } catch {
            let (command, path) = ParseFailure.command(of: arguments)
            let lacksCommand =
                !path.isEmpty && !command.configuration.subcommands.isEmpty && path.count == arguments.count
            if exitCode(for: error).isSuccess && !lacksCommand {
                return Console.print(printed(fullMessage(for: error)) + "\n")
            }
            let failure =
                lacksCommand ? ParseFailure(without: command, in: path) : ParseFailure(message(for: error), arguments)
            Console.complain(failure.description)
            if lacksCommand { Console.say("\n" + HelpPage.text(fullMessage(for: error))) }
            return .failed
        }
    }

    /// The parser's output in its final form: a page of help, or a completion script.
    private static func printed(_ text: String) -> String {
        text.hasPrefix("OVERVIEW: ") ? HelpPage.text(text) : CompletionScript.completingDefault(text)
    }

    /// Parses the arguments.
    ///
    /// The parser inspects every option of a command by reflection, several times for a subcommand. So the arguments
    /// are parsed as those of the command that they name first, and with the whole command tree only if that fails.
    private static func command(for arguments: [String]) throws -> any ParsableCommand {
        if arguments == ["-v"] { return VersionCommand() }
        let (command, path) = ParseFailure.command(of: arguments)
        if command.configuration.subcommands.isEmpty, arguments.first != "help",
            let parsed = try? command.parseAsRoot(Array(arguments.dropFirst(path.count))),
            type(of: parsed) == command
        {
            return parsed
        }
        return try parseAsRoot(arguments)
    }

    /// A suggestion for a PATH that does not exist.
    private static func hint(on error: LintError, _ arguments: [String]) -> String? {
        if case .otherVersion(_, needed: let versions) = error {
            return InstallChannel.current.advice(toGet: versions)
        }
        guard case .missingPaths(let paths) = error, let path = paths.first, paths.count == 1 else { return nil }
        if path.text == "-" { return "For standard input, use --stdin --stdin-filename PATH." }
        let names = ParseFailure.commands(of: self)
        if names.contains(path.text), let index = arguments.firstIndex(of: path.text), index > 0 {
            // The default command may have been named.
            let before = arguments[..<index].drop { $0 == LintCommand.configuration.commandName }
            let others = before + arguments[(index + 1)...]
            return "A command comes first: 'riblint \(([path.text] + others).joined(separator: " "))'."
        }
        return Suggestion.nearest(to: path.text, among: names).map { "Did you mean the command 'riblint \($0)'?" }
    }
}

/// Ends a command with its own exit status.
struct StatusError: Error {
    let status: ExitStatus
}

/// An error in the arguments; the text says what to write instead.
struct UsageError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    /// A word that is not among the allowed ones.
    init(_ what: String, _ word: String, among words: [String]) {
        let help = Suggestion.nearest(to: word, among: words).map { "did you mean '\($0)'?" }
        description = "unknown \(what) '\(word)'; \(help ?? "expected \(Phrase.some(words, "or"))")"
    }
}
