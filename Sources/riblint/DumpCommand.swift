import ArgumentParser
import LintEngine
import SourceText

/// `riblint dump`: prints the output of the front end for each file, to compare it with other front ends.
struct DumpCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dump", abstract: "Shows what the front end sees of each file.", shouldDisplay: false)

    @Flag(help: "What to show.")
    var view: View

    @Argument(
        help: ArgumentHelp(
            "Files, as named; '-' or none: their paths from standard input, one per line.",
            valueName: "FILE"
        )
    )
    var files: [String] = []

    enum View: String, EnumerableFlag {
        case canon, decls, calls, bodies, facts
        /// Of Objective-C files.
        case sends
    }

    func run() throws {
        var writer = DumpWriter(view: view)
        var out: [UInt8] = []
        LintEngine.readSources(paths) { path, bytes in writer.write(path, bytes, into: &out) }
        throw StatusError(status: Console.write(out))
    }

    private var paths: [SourcePath] {
        if files.isEmpty || files == ["-"] { return Console.inputLines().map { SourcePath(bytes: $0) } }
        return files.map { SourcePath(argument: $0) }
    }
}
