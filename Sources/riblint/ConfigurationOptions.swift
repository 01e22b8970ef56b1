import ArgumentParser
import LintEngine
import Reporters
import SourceText

/// The options of all commands that read a configuration.
struct ConfigurationOptions: ParsableArguments {
    @Option(
        name: .customLong("config"),
        help: ArgumentHelp("Configuration (default: .riblint.yml of the project).", valueName: "FILE"),
        completion: .file(extensions: ["yml", "yaml"]))
    var file: String?

    @Flag(help: ArgumentHelp("Ignore configuration and baseline."))
    var isolated = false

    /// Runs `body`. With the format for Xcode, mistakes in configurations are printed in the form that its issue
    /// navigator links.
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

    /// - Throws: if both options are given.
    func source() throws(UsageError) -> ConfigurationSource {
        if isolated && file != nil { throw UsageError("--config and --isolated exclude each other; remove one") }
        if isolated { return .isolated }
        return file.map { .file(SourcePath(argument: $0)) } ?? .nearest
    }
}
