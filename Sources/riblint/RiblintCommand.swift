import ArgumentParser
import LintEngine
import SourceText

/// The command and what belongs to all of its subcommands.
struct RiblintCommand: ParsableCommand {
    static let toolVersion = "0.1.0"

    static let configuration = CommandConfiguration(
        commandName: "riblint",
        abstract: "Finds broken conventions in apps built on Uber's RIBs.",
        discussion: """
            Examples:
              riblint Sources
              riblint explain strong_router
              riblint --generate-completion-script zsh

            All options of a run: riblint lint --help, and --help-hidden.
            """,
        version: toolVersion,
        subcommands: [
            LintCommand.self, ExplainCommand.self, RulesCommand.self, BaselineCommand.self, ConfigCommand.self, InitCommand.self,
            DoctorCommand.self, DumpCommand.self,
        ],
        defaultSubcommand: LintCommand.self
    )

    /// Runs what the arguments ask for. Nothing is thrown further: every failure has been said when this returns.
    static func run(_ arguments: some Sequence<String>) -> ExitStatus {
        do {
            var command = try parseAsRoot(Array(arguments))
            try command.run()
            return .clean
        } catch let status as StatusError {
            return status.status
        } catch let error as LintError {
            Console.complain([error.description, hint(on: error)].compactMap { $0 }.joined(separator: " "))
            return .failed
        } catch let error as UsageError {
            Console.complain(error.description)
            return .failed
        } catch {
            if exitCode(for: error).isSuccess { return Console.print(fullMessage(for: error) + "\n") }
            Console.say(fullMessage(for: error))
            return .failed
        }
    }

    /// What a PATH that does not exist may have been meant for.
    private static func hint(on error: LintError) -> String? {
        guard case .missingPath(let path) = error else { return nil }
        if path.text == "-" { return "For standard input write --stdin --stdin-filename PATH." }
        let names = configuration.subcommands.filter { $0.configuration.shouldDisplay }.compactMap { $0.configuration.commandName }
        return Suggestion.nearest(to: path.text, among: names).map { "Did you mean the command 'riblint \($0)'?" }
    }
}

/// Ends a command with a status of its own.
struct StatusError: Error {
    let status: ExitStatus
}

/// Arguments that make no sense, in words that say what to write instead.
struct UsageError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    /// A word that is none of those allowed.
    init(_ what: String, _ word: String, among words: [String]) {
        let help = Suggestion.nearest(to: word, among: words).map { "did you mean '\($0)'?" }
        description = "there is no \(what) '\(word)'; \(help ?? "choose one of: \(words.joined(separator: ", "))")"
    }
}
