import ArgumentParser
import LintEngine
import SourceText

/// The options by which a build says where a project is and what belongs to it.
struct LayoutOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Paths are relative to it; nothing above it counts.", valueName: "DIR"),
        completion: .directory)
    var root: String?

    @Flag(help: "Read only the named files, and --config, --baseline.")
    var onlyListed = false

    @Option(
        name: .customLong("files-from-tar"),
        help: ArgumentHelp("Read only the files of this archive; repeatable.", valueName: "FILE"),
        completion: .file(extensions: ["tar"]))
    var archives: [String] = []

    @Option(
        help: ArgumentHelp("JSON with the files of each module: {\"Home\": [PATH]}.", valueName: "FILE"),
        completion: .file(extensions: ["json"]))
    var modules: String?

    /// - Parameter other: an option that needs files on disk.
    func check(beside other: String?) throws(UsageError) {
        guard !archives.isEmpty, let other else { return }
        throw UsageError("\(other) needs files on disk, so it cannot be used with --files-from-tar")
    }

    func apply(to request: inout LintRequest) throws(UsageError) {
        if !archives.isEmpty {
            if !request.paths.isEmpty || request.namesNothing {
                throw UsageError("--files-from-tar names all files; remove PATH and --files-from")
            }
            if root == nil {
                throw UsageError("--files-from-tar needs --root DIR, the folder that names in archives are relative to")
            }
        } else if onlyListed, request.paths.isEmpty, !request.namesNothing {
            throw UsageError("--only-listed needs the files: name them as PATH, or use --files-from FILE")
        }
        request.root = root.map { SourcePath(argument: $0) }
        request.readsOnlyPaths = onlyListed
        request.archives = archives.map { SourcePath(argument: $0) }
        request.modules = modules.map { SourcePath(argument: $0) }
    }
}
