internal import RIBModel
public import RuleKit
internal import SourceText

extension LintEngine {
    /// Compares the trees of two revisions. Their files are read from git's objects, and from the working folder where
    /// that is the head, with the configuration of the working folder. Nothing is checked out.
    ///
    /// - Parameters:
    ///   - reference: a commit, branch or tag, whose merge base with the head is the base.
    ///   - head: what is compared with the base.
    public func treeChanges(
        _ request: LintRequest, since reference: String, at head: Revision = .workingFolder
    ) throws(LintError) -> (changes: TreeChanges, outcome: Outcome) {
        var request = request
        request.revision = head
        let (after, outcome) = try tree(request)
        let range: RevisionRange
        do throws(ChangeFailure) {
            range = try RevisionRange(since: reference, at: head, by: GitQuery(folder: outcome.root))
        } catch {
            throw .changes(error)
        }
        request.revision = .commit(range.base)
        // What the baseline accepts is about the head.
        (request.baseline, request.unreported) = (.none, .none)
        var (before, _) = try tree(request)
        if let notice = try otherConfiguration(request, since: range.base, outcome.root) {
            before = before.with(notices: (before.notices + [notice]).sortedOnce())
        }
        let comparison = TreeComparison(before, after, renamed: range.renamed)
        let changes = TreeChanges(
            base: .init(reference: reference, commit: range.base), head: range.head, before: before, after: after,
            ribs: comparison.ribs, edges: comparison.edges)
        return (changes, outcome)
    }

    /// The notice that the configuration, by which both trees are read, was another one in the base; nil if it was not,
    /// or if git does not have the file.
    private func otherConfiguration(
        _ request: LintRequest, since base: String, _ root: SourcePath
    ) throws(LintError) -> Notice? {
        guard let file = try Settings(of: request, rules: builtInNames).file else { return nil }
        let query = GitQuery(folder: SourcePath(bytes: file.folder))
        let name = file.path.suffix(from: file.folder.count + 1)
        guard (try? query.requireRepository()) != nil, (try? query.differs(Array(name), since: base)) == true else {
            return nil
        }
        return Notice(
            .otherConfiguration, path: SourcePath(bytes: RunRoot.relative(file.path, to: root.bytes)),
            message: "differs from that of \(base.prefix(7)); both trees are read with it")
    }
}

/// Two revisions that are compared.
private struct RevisionRange {
    /// The id of the merge base.
    let base: String
    let head: TreeChanges.Head
    /// By path in the base, the path in the head, for source files that git sees renamed.
    let renamed: [SourcePath: SourcePath]

    init(since reference: String, at revision: Revision, by query: GitQuery) throws(ChangeFailure) {
        try query.requireRepository()
        let commit = try revision.commit(by: query)
        base = try query.mergeBase(with: query.requiredCommit(reference), and: commit, named: reference)
        let sides: [String]
        switch revision {
        case .workingFolder: (head, sides) = (.workingFolder, [base])
        case .index: (head, sides) = (.index, ["--cached", base])
        case .commit(let name):
            let id = commit ?? name
            (head, sides) = (.commit(reference: name, id: id), [base, id])
        }
        var renamed: [SourcePath: SourcePath] = [:]
        for file in try query.diff(sides) {
            if let old = file.oldPath, let new = file.path, old != new { renamed[old] = new }
        }
        self.renamed = renamed
    }
}
