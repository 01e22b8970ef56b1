import LintEngine
import SourceText

/// The options by which a build says where a project is and what belongs to it.
extension RunOptions {
    /// - Parameter other: an option that needs files on disk.
    func checkLayout(beside other: String?) throws(UsageError) {
        guard !archives.isEmpty, let other else { return }
        throw UsageError("\(other) needs files on disk, so it cannot be used with --files-from-tar")
    }

    func applyLayout(to request: inout LintRequest) throws(UsageError) {
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
