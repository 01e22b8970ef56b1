import ArgumentParser
import LintEngine
import Reporters
import SourceText

/// Where the configuration comes from: options of every command that has one.
struct ConfigurationOptions: ParsableArguments {
    @Option(
        name: .customLong("config"),
        help: ArgumentHelp("Configuration file (default: .riblint.yml of the project).", valueName: "FILE"),
        completion: .file(extensions: ["yml", "yaml"]))
    var file: String?

    @Flag(help: ArgumentHelp("Ignore configuration and baseline."))
    var isolated = false

    /// Does something; where Xcode reads along, errors in configurations are in the form that its issue navigator links
    /// to.
    static func located<Value>(for targets: [ReportTarget], _ body: () throws -> Value) throws -> Value {
        do { return try body() } catch LintError.configuration(let mistakes)
            where targets.contains(where: { $0.format == .xcode })
        {
            for mistake in mistakes {
                Console.say("\(mistake.path.printable):\(mistake.line):\(mistake.column): error: \(mistake.message)")
            }
            throw StatusError(status: .failed)
        }
    }

    /// - Throws: where both are given.
    func source() throws(UsageError) -> ConfigurationSource {
        if isolated && file != nil { throw UsageError("--config and --isolated exclude each other; remove one") }
        if isolated { return .isolated }
        return file.map { .file(SourcePath(argument: $0)) } ?? .nearest
    }
}
