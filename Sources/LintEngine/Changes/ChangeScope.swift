public import SourceText

/// What a finding has to touch in order to count.
public enum ChangeScope: Sendable {
    /// What is in the working folder and was not where the branch left this commit, branch or tag; files that git does not
    /// know yet are new as a whole.
    case since(String)
    /// What is in git's index and not in the last commit, where it stands in the working folder now.
    case staged
    /// What a unified diff says, whose paths are seen from the root.
    case diff([UInt8], name: String)

    /// The changed lines below a root.
    ///
    /// - Parameter root: absolute.
    func lines(root: SourcePath) throws(LintError) -> ChangedLines {
        do throws(ChangeFailure) {
            switch self {
            case .since(let reference): return try GitQuery(root: root).lines(since: reference)
            case .staged: return try GitQuery(root: root).stagedLines()
            case .diff(let bytes, let name):
                let lines: ChangedLines
                do throws(UnifiedDiff.Mistake) {
                    lines = ChangedLines(try UnifiedDiff.files(in: bytes))
                } catch {
                    throw .malformedDiff(name, line: error.line, error.reason)
                }
                // Paths that start from elsewhere would make everything pass.
                let sources = lines.paths.filter { Discovery.isSource($0.bytes) }
                guard sources.isEmpty || sources.contains(where: { Disk.hasEntry(root.bytes + [UInt8(ascii: "/")] + $0.bytes) }) else {
                    throw .foreignDiff(name, root: root, first: sources[0])
                }
                return lines
            }
        } catch {
            throw .changes(error)
        }
    }
}

/// Why it cannot be known what changed.
public enum ChangeFailure: Error, Sendable, CustomStringConvertible {
    case noGit(String)
    case notARepository(SourcePath)
    case unknownReference(String)
    case noMergeBase(String, isShallow: Bool)
    /// git ended with a failure; its own words.
    case git(String)
    case malformedDiff(String, line: Int, String)
    /// None of a diff's source files is below the root.
    case foreignDiff(String, root: SourcePath, first: SourcePath)

    public var description: String {
        switch self {
        case .noGit(let reason):
            "git cannot be run: \(reason). Install it, or hand over what changed with --diff FILE."
        case .notARepository(let root):
            "'\(root.printable)' is in no git repository. Lint a folder of a clone, or hand over what changed with --diff FILE."
        case .unknownReference(let reference) where reference.contains(".."):
            "'\(reference)' names two commits. Name the one to compare with; what changed since its branch was left is found without dots."
        case .unknownReference(let reference):
            "git knows no commit '\(reference)'. Check the spelling, or fetch it first: git fetch origin."
        case .noMergeBase(let reference, isShallow: true):
            """
            this clone is too shallow to know where its branch left '\(reference)'. \
            Fetch the rest with 'git fetch --unshallow' (actions/checkout: 'fetch-depth: 0').
            """
        case .noMergeBase(let reference, isShallow: false):
            "'\(reference)' and the commit at work have no common ancestor. Name a branch, tag or commit that has one."
        case .git(let words):
            "git failed: \(words). Mend that, or hand over what changed with --diff FILE."
        case .malformedDiff(let name, let line, let reason):
            "\(name):\(line): \(reason). Write it with 'git diff' or 'diff -u'."
        case .foreignDiff(let name, let root, let first):
            """
            no source file that \(name) changes is below '\(root.printable)', from where its paths are read; the first is '\(first.printable)'. \
            Write it there, without --relative.
            """
        }
    }
}
