import ArgumentParser
import LintEngine
import SourceText

/// Where the configuration comes from: options of every command that has one.
struct ConfigurationOptions: ParsableArguments {
    @Option(
        name: .customLong("config"),
        help: ArgumentHelp("The configuration, if not the nearest .riblint.yml.", valueName: "FILE"),
        completion: .file(extensions: ["yml", "yaml"]))
    var file: String?

    @Flag(help: ArgumentHelp("Take no configuration and no baseline into account.", visibility: .hidden))
    var isolated = false

    /// - Throws: where both are given.
    func source() throws(UsageError) -> ConfigurationSource {
        if isolated && file != nil { throw UsageError("'--config' names a configuration and '--isolated' wants none; remove one of them") }
        if isolated { return .isolated }
        return file.map { .file(SourcePath(argument: $0)) } ?? .nearest
    }
}
