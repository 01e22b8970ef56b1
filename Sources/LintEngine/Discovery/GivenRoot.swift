internal import SourceText

/// The folder that `--root` names: all paths of a run are relative to it, and nothing above it is read.
struct GivenRoot: Sendable {
    /// The absolute path as the user wrote it: links in it are not resolved.
    let written: [UInt8]
    /// The absolute path without links.
    let real: [UInt8]

    /// - Throws: if there is no such folder.
    init(_ path: SourcePath) throws(LintError) {
        let isFolder: Bool
        do throws(Disk.Failure) {
            real = try Disk.realPath(path.bytes)
            written = try GivenPath.written(path.bytes)
            isFolder = try Disk.look(at: real).kind == .folder
        } catch {
            throw error.isMissing ? .missingPaths([path]) : .unreadable(path, error.text)
        }
        guard isFolder else { throw .unreadable(path, "--root names a folder") }
    }
}

extension LintRequest {
    /// The root that the request names; nil if it is searched for.
    var givenRoot: GivenRoot? {
        get throws(LintError) { if let root { try GivenRoot(root) } else { nil } }
    }
}
