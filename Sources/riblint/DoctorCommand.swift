import ArgumentParser
import LintEngine
import SourceText

/// `riblint doctor`: shows how riblint reads a project.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Shows how riblint sees the project: configuration, files and what each is used for.",
        discussion: "Exit status: 0 all is well, 2 a run would fail or be incomplete."
    )

    @Argument(
        help: ArgumentHelp(
            "Files and folders (default: 'included' from the configuration, else '.').",
            valueName: "PATH"
        ),
        completion: .file()
    )
    var paths: [String] = []

    @OptionGroup var options: ConfigurationOptions

    @Flag(help: "List the files that are not read or not reported.")
    var verbose = false

    func run() throws {
        var request = LintRequest(paths: paths.map { SourcePath(argument: $0) })
        request.configuration = try options.source()
        let diagnosis = try RiblintCommand.engine.diagnosis(of: request, isVerbose: verbose)
        let width = diagnosis.entries.map(\.title.count).max() ?? 0
        let text = diagnosis.entries.flatMap { title, lines in
            lines.enumerated().map { number, line in
                let margin = number == 0 ? title : ""
                return margin + String(repeating: " ", count: width + 2 - margin.count) + line + "\n"
            }
        }.joined()
        let status = Console.print(text)
        throw StatusError(status: diagnosis.isHealthy ? status : .failed)
    }
}
