import ArgumentParser
import LintEngine
import SourceText

/// `riblint files-to-tar`: writes files to a tar archive that `--files-from-tar` reads, for the rules of build systems.
/// The same files make the same bytes.
struct PackCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "files-to-tar", abstract: "Packs files for --files-from-tar.", shouldDisplay: false)

    @Option(help: ArgumentHelp("Read paths from a file; '-' is standard input.", valueName: "FILE|-"))
    var filesFrom: String?

    @Option(help: ArgumentHelp("The archive; standard output without it.", valueName: "FILE"))
    var output: String?

    @Argument(help: ArgumentHelp("Files, relative to the working folder.", valueName: "FILE"))
    var files: [String] = []

    func run() throws {
        var paths = files.map { SourcePath(argument: $0) }
        if let filesFrom { paths += try InputFile.paths(listedIn: filesFrom) }
        let archive = try LintEngine.pack(paths)
        guard let output else { throw StatusError(status: Console.write(archive)) }
        if let failure = OutputFile.write(archive, to: output) {
            throw UsageError("cannot write '\(output)': \(failure)")
        }
    }
}
