import ArgumentParser
import LintEngine
import SourceText

/// The options by which a build says where a project is and what belongs to it.
struct LayoutOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Folder that paths are relative to; nothing above counts.", valueName: "DIR"),
        completion: .directory)
    var root: String?

    @Flag(help: "Read only the named files, and --config, --baseline.")
    var onlyListed = false

    @Option(
        help: ArgumentHelp("JSON with the files of each module: {\"Home\": [PATH]}.", valueName: "FILE"),
        completion: .file(extensions: ["json"]))
    var modules: String?

    func apply(to request: inout LintRequest) throws(UsageError) {
        if onlyListed, request.paths.isEmpty, !request.namesNothing {
            throw UsageError("--only-listed needs the files: name them as PATH, or use --files-from FILE")
        }
        request.root = root.map { SourcePath(argument: $0) }
        request.readsOnlyPaths = onlyListed
        request.modules = modules.map { SourcePath(argument: $0) }
    }
}
