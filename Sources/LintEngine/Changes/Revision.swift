internal import SourceText

/// Which texts of the files are analyzed.
public enum Revision: Sendable, Equatable {
    case workingFolder
    /// Git's index.
    case index
    /// A commit, named as git does: by its id, a branch or a tag.
    case commit(String)

    /// The differences between the revision and the working folder; nil for the working folder itself.
    ///
    /// - Parameter root: absolute; in the repository.
    func files(in root: SourcePath) throws(LintError) -> StagedFiles? {
        if self == .workingFolder { return nil }
        do throws(ChangeFailure) {
            let query = GitQuery(folder: root)
            try query.requireRepository()
            return try GitChanges.files(of: try commit(by: query), in: root)
        } catch {
            throw .changes(error)
        }
    }

    /// The id of the commit; nil for another revision.
    func commit(by query: GitQuery) throws(ChangeFailure) -> String? {
        guard case .commit(let name) = self else { return nil }
        return try query.requiredCommit(name)
    }
}
