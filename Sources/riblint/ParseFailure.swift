import ArgumentParser
import LintEngine
import RuleKit

/// What was wrong with the arguments, as riblint words all of its errors: the parser's own messages have another voice,
/// and know only the nearest spelling.
struct ParseFailure {
    let description: String

    /// - Parameters:
    ///   - message: the parser's.
    ///   - arguments: those that it was given.
    init(_ message: String, _ arguments: [String]) {
        let (command, path) = ParseFailure.command(of: arguments)
        let name = (["riblint"] + path).joined(separator: " ")
        if message.hasPrefix("Unknown option '"), let option = ParseFailure.quoted(message) {
            let known = HelpPage.options(of: command)
            let word = String(option.prefix { $0 != "=" })
            description =
                "unknown option '\(word)'; "
                + (ParseFailure.nearest(to: word, among: known).map { "did you mean '\($0)'?" }
                    ?? "'\(name) --help' lists all options")
        } else if let word = ParseFailure.quoted(message), message.contains("nexpected argument"), !path.isEmpty,
            !command.configuration.subcommands.isEmpty {
            let names = ParseFailure.commands(of: command)
            let help =
                Suggestion.nearest(to: word, among: names).map { "did you mean '\(name) \($0)'?" }
                ?? "expected \(Phrase.all(names, "or"))"
            description = "unknown command '\(name) \(word)'; \(help)"
        } else {
            description = ParseFailure.plain(message)
        }
    }

    /// A command that only holds others was given none of them.
    init(without command: any ParsableCommand.Type, in path: [String]) {
        let name = (["riblint"] + path).joined(separator: " ")
        description = "'\(name)' needs a command; expected \(Phrase.all(ParseFailure.commands(of: command), "or"))"
    }

    /// The command that the arguments name, and its names.
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

    /// The names of the commands below one that people see.
    static func commands(of command: any ParsableCommand.Type) -> [String] {
        command.configuration.subcommands.filter { $0.configuration.shouldDisplay }.compactMap {
            $0.configuration.commandName
        }
    }

    /// The option that was meant: by its spelling, or by how it begins.
    private static func nearest(to option: String, among known: [String]) -> String? {
        func bare(_ name: String) -> String { String(name.drop { $0 == "-" }) }
        let word = bare(option)
        // One letter is near to everything.
        guard word.utf8.count > 1 else { return nil }
        return Suggestion.nearest(to: word, among: known.map(bare)).map { "--\($0)" }
    }

    /// The first word in quotes.
    private static func quoted(_ message: String) -> String? {
        let parts = message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
        return parts.count == 3 ? String(parts[1]) : nil
    }

    /// Sentences as clauses: lower case, no period at the end.
    private static func plain(_ message: String) -> String {
        let clauses = message.split(separator: "\n").flatMap { $0.split(separator: ". ") }.map { sentence in
            let text = sentence.hasSuffix(".") ? sentence.dropLast() : sentence
            let isWord = text.dropFirst().first.map { $0.isLowercase || $0 == " " } ?? true
            return isWord ? text.prefix(1).lowercased() + text.dropFirst() : String(text)
        }
        return clauses.joined(separator: "; ")
    }
}
