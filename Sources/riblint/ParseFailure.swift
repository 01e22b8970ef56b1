import ArgumentParser
import LintEngine
import RuleKit

/// An error in the arguments, in riblint's wording. The parser's messages have another style, and its suggestions only
/// compare spelling.
struct ParseFailure {
    let description: String

    /// - Parameters:
    ///   - message: the parser's message.
    ///   - arguments: the arguments that were parsed.
    init(_ message: String, _ arguments: [String]) {
        let (command, path) = ParseFailure.command(of: arguments)
        let name = (["riblint"] + path).joined(separator: " ")
        if message.hasPrefix("Unknown option '"), let option = ParseFailure.quoted(message) {
            let word = String(option.prefix { $0 != "=" })
            description = ParseFailure.unknown(word, of: command, name)
        } else if let word = ParseFailure.quoted(message), message.contains("nexpected argument"), !path.isEmpty,
            !command.configuration.subcommands.isEmpty
        {
            let names = ParseFailure.commands(of: command)
            let help =
                Suggestion.nearest(to: word, among: names).map { "did you mean '\(name) \($0)'?" }
                ?? "expected \(Phrase.all(names, "or"))"
            description = "unknown command '\(name) \(word)'; \(help)"
        } else {
            description = ParseFailure.plain(message)
        }
    }

    /// The error for a group of commands without a subcommand.
    init(without command: any ParsableCommand.Type, in path: [String]) {
        let name = (["riblint"] + path).joined(separator: " ")
        description = "'\(name)' needs a command; expected \(Phrase.all(ParseFailure.commands(of: command), "or"))"
    }

    /// The command that the arguments name, and the path of its names.
    static func command(of arguments: [String]) -> (any ParsableCommand.Type, [String]) {
        var command: any ParsableCommand.Type = RiblintCommand.self
        var path: [String] = []
        for argument in arguments {
            guard
                let next = command.configuration.subcommands.first(where: { $0.configuration.commandName == argument })
            else { break }
            command = next
            path.append(argument)
        }
        return path.isEmpty ? (LintCommand.self, []) : (command, path)
    }

    /// The names of a command's visible subcommands.
    static func commands(of command: any ParsableCommand.Type) -> [String] {
        command.configuration.subcommands.filter { $0.configuration.shouldDisplay }.compactMap {
            $0.configuration.commandName
        }
    }

    private static func unknown(_ option: String, of command: any ParsableCommand.Type, _ name: String) -> String {
        // Options have one meaning in all commands, so an option of lint is not a misspelled other one.
        if command != LintCommand.self, HelpPage.options(of: LintCommand.self).contains(option) {
            return "\(option) does not apply to this command; remove it"
        }
        let nearest = nearest(to: option, among: HelpPage.options(of: command))
        let help = nearest.map { "did you mean '\($0)'?" } ?? "'\(name) --help' lists all options"
        return "unknown option '\(option)'; \(help)"
    }

    /// The option with the nearest spelling, or with that prefix.
    private static func nearest(to option: String, among known: [String]) -> String? {
        func bare(_ name: String) -> String { String(name.drop { $0 == "-" }) }
        let word = bare(option)
        // A single letter is close to every option.
        guard word.utf8.count > 1 else { return nil }
        return Suggestion.nearest(to: word, among: known.map(bare)).map { "--\($0)" }
    }

    /// The first quoted word.
    private static func quoted(_ message: String) -> String? {
        let parts = message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
        return parts.count == 3 ? String(parts[1]) : nil
    }

    /// Converts sentences to clauses: lower case, without a final period.
    private static func plain(_ message: String) -> String {
        let clauses = message.split(separator: "\n").flatMap { $0.split(separator: ". ") }.map { sentence in
            let text = sentence.hasSuffix(".") ? sentence.dropLast() : sentence
            let isWord = text.dropFirst().first.map { $0.isLowercase || $0 == " " } ?? true
            return isWord ? text.prefix(1).lowercased() + text.dropFirst() : String(text)
        }
        return clauses.joined(separator: "; ")
    }
}
