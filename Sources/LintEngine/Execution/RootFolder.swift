internal import Platform
internal import SourceText

extension LintEngine {
    /// Opens the root folder of a run. The caller closes the descriptor.
    static func openRoot(_ path: SourcePath) throws(LintError) -> Int32 {
        do { return try Disk.openRoot(path.bytes) } catch { throw .unreadable(path, error.text) }
    }

    /// Opens the root folder of a run for the duration of `body`.
    static func withRoot<Result>(_ path: SourcePath, _ body: (Int32) -> Result) throws(LintError) -> Result {
        let root = try openRoot(path)
        defer { Disk.close(root) }
        return body(root)
    }
}
