import ArgumentParser
import LintEngine
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

    /// - Throws: where both are given.
    func source() throws(UsageError) -> ConfigurationSource {
        if isolated && file != nil { throw UsageError("--config and --isolated exclude each other; remove one") }
        if isolated { return .isolated }
        return file.map { .file(SourcePath(argument: $0)) } ?? .nearest
    }
}
