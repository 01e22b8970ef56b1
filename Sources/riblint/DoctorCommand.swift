import ArgumentParser
import LintEngine
import SourceText

/// `riblint doctor`: how riblint sees a project.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Shows version, configuration, files found, and why others were left out.",
        discussion: "Exit status: 0 all is well, 2 something would keep a run from being done or complete.")

    @Argument(help: ArgumentHelp("Files and folders; what the configuration includes, else the working folder, if none is named.", valueName: "PATH"), completion: .file())
    var paths: [String] = []

    @OptionGroup var options: ConfigurationOptions

    func run() throws {
        var request = LintRequest(paths: paths.map { SourcePath(argument: $0) })
        request.configuration = try options.source()
        let diagnosis = try RiblintCommand.engine.diagnosis(of: request)
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
