internal import RIBModel
public import SourceText

/// The changes that findings are limited to.
public enum ChangeScope: Sendable {
    /// The difference between the working folder and the merge base with a commit, branch or tag. Every line of an
    /// untracked file counts as changed.
    case since(String)
    /// The difference between git's index and the last commit. The files of the index are analyzed.
    case staged
    /// What a commit hook is about: the changes since a reference if there is one, or else what is staged. Findings are
    /// not limited where neither is there, as when a hook runs over all files.
    case hook(since: String?)
    /// The changes of a unified diff whose paths are relative to the root.
    case diff([UInt8], name: String)

    /// The changed lines below a root, nil if findings are not limited to any, and the index's files if these are
    /// analyzed.
    ///
    /// - Parameters:
    ///   - root: absolute.
    ///   - packed: the files of archives, if they take the place of those on disk.
    func changes(
        root: SourcePath, _ packed: PackedFiles?
    ) throws(LintError) -> (lines: ChangedLines?, staged: StagedFiles?) {
        do throws(ChangeFailure) {
            switch self {
            case .since(let reference), .hook(let reference?):
                return (try GitChanges(since: reference, in: root).lines, nil)
            case .hook(nil) where try !GitChanges.areStaged(in: root): return (nil, nil)
            case .staged, .hook(nil):
                let changes = try GitChanges(stagedIn: root)
                return (changes.lines, changes.staged)
            case .diff(let bytes, let name):
                let lines: ChangedLines
                do throws(UnifiedDiff.Mistake) {
                    lines = ChangedLines(try UnifiedDiff.files(in: bytes).map { $0.spelled(in: root) })
                } catch {
                    throw .malformedDiff(name, line: error.line, error.reason)
                }
                // A diff whose paths start elsewhere would hide every finding.
                let sources = lines.paths.filter { SourceLanguage.isSource($0.bytes) }
                let isThere = packed?.contains ?? { Disk.hasEntry(root.bytes + [UInt8(ascii: "/")] + $0.bytes) }
                guard sources.isEmpty || sources.contains(where: isThere) else {
                    throw .foreignDiff(name, root: root, first: sources[0])
                }
                return (lines, nil)
            }
        } catch {
            throw .changes(error)
        }
    }
}

/// Why the changes cannot be determined.
public enum ChangeFailure: Error, Sendable, CustomStringConvertible {
    case noGit(String)
    case notARepository(SourcePath)
    case unknownReference(String, isShallow: Bool)
    case noMergeBase(String, isShallow: Bool)
    /// A submodule lacks a commit that its repository records.
    case missingCommit(String, in: SourcePath)
    /// git failed; its message.
    case git(String)
    case malformedDiff(String, line: Int, String)
    /// The baseline of a commit is malformed: the name of the commit, and the reason.
    case malformedBaseline(String, String)
    /// None of a diff's source files is below the root.
    case foreignDiff(String, root: SourcePath, first: SourcePath)

    public var description: String {
        switch self {
        case .noGit(let reason):
            "cannot run git: \(reason). Install it, or pass the changes with --diff FILE."
        case .notARepository(let root):
            """
            '\(root.printable)' is not in the working tree of a git repository. Name a folder of a clone, or pass the \
            changes to 'riblint lint' with --diff FILE.
            """
        case .unknownReference(let reference, _) where reference.contains(".."):
            "'\(reference)' names two commits. Give the one to compare with; riblint finds the merge base itself."
        case .unknownReference(let reference, isShallow: true):
            """
            git cannot find commit '\(reference)': this is a shallow clone. Check the spelling, or fetch the rest with \
            'git fetch --unshallow' (actions/checkout: 'fetch-depth: 0').
            """
        case .unknownReference(let reference, isShallow: false):
            "git cannot find commit '\(reference)'. Check the spelling, or fetch it first with 'git fetch origin'."
        case .noMergeBase(let reference, isShallow: true):
            """
            this shallow clone does not contain the merge base with '\(reference)'. \
            Fetch the rest with 'git fetch --unshallow' (actions/checkout: 'fetch-depth: 0').
            """
        case .noMergeBase(let reference, isShallow: false):
            "'\(reference)' and the current commit have no common ancestor. Name a branch, tag or commit that has one."
        case .missingCommit(let commit, let path):
            """
            the submodule '\(path.printable)' does not contain commit \(commit.prefix(12)), which the changes are \
            compared with. Fetch it with 'git -C \(path.printable) fetch origin \(commit)'.
            """
        case .git(let words):
            "git failed: \(words). Correct that, or pass the changes with --diff FILE."
        case .malformedDiff(let name, let line, let reason):
            "\(name):\(line): \(reason). Create it with 'git diff' or 'diff -u'."
        case .malformedBaseline(let name, let reason):
            "the baseline '\(SourcePath(name).printable)' cannot be read: \(reason)"
        case .foreignDiff(let name, let root, let first):
            """
            none of the source files in \(name) exists under '\(root.printable)'; the first is '\(first.printable)'. \
            Create the diff from that folder, without --relative.
            """
        }
    }
}
