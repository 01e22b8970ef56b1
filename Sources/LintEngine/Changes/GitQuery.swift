internal import SourceText

/// What git is asked. Nothing that a repository or its owner configures changes the answers' form or writes anything, and of the programs
/// that can be configured only those run that turn a file into what git keeps of it.
struct GitQuery {
    /// The folder that all paths are seen from; absolute.
    let root: SourcePath

    /// What changed in the working folder since its branch left a commit.
    func lines(since reference: String) throws(ChangeFailure) -> ChangedLines {
        try requireRepository()
        // A word that begins like an option is none of git's references.
        guard !reference.isEmpty, !reference.hasPrefix("-"),
            let commit = line(try ask(["rev-parse", "--verify", "--quiet", reference + "^{commit}"]))
        else { throw .unknownReference(reference) }
        guard let base = line(try ask(["merge-base", commit, "HEAD"])) else {
            let answer = line(try ask(["rev-parse", "--is-shallow-repository"]))
            throw .noMergeBase(reference, isShallow: answer == "true")
        }
        var lines = ChangedLines(try diff([base]))
        let unknown = try require(["ls-files", "--others", "--exclude-standard", "-z", "--"] + GitQuery.sources)
        for name in unknown.split(separator: 0) { lines.addWhole(SourcePath(bytes: Array(name))) }
        return lines
    }

    /// What is staged, at the lines where it stands in the working folder.
    func stagedLines() throws(ChangeFailure) -> ChangedLines {
        try requireRepository()
        return ChangedLines(try diff(["--cached"])).carried(over: try diff([]))
    }

    private func diff(_ what: [String]) throws(ChangeFailure) -> [FileDiff] {
        let output = try require(
            [
                "diff", "--no-ext-diff", "--no-textconv", "--no-color", "--text", "--unified=0", "--inter-hunk-context=0", "--find-renames",
                "--diff-algorithm=myers", "--src-prefix=a/", "--dst-prefix=b/", "--ignore-submodules=all", "--relative",
            ] + what + ["--"] + GitQuery.sources)
        do throws(UnifiedDiff.Mistake) {
            return try UnifiedDiff.files(in: output)
        } catch {
            throw .malformedDiff("git diff", line: error.line, error.reason)
        }
    }

    /// Patterns of the files that matter: what else changed may be large.
    private static let sources = Discovery.extensions.map { ":(glob)**/*" + String(decoding: $0, as: UTF8.self) }

    /// Variables that would make patterns mean something else.
    private static let pathspecSettings = ["LITERAL", "GLOB", "NOGLOB", "ICASE"].map { "GIT_\($0)_PATHSPECS" }

    private func requireRepository() throws(ChangeFailure) {
        let answer = try ask(["rev-parse", "--is-inside-work-tree"])
        if answer.status == 0 {
            if line(answer) == "true" { return }
            throw .notARepository(root)
        }
        throw answer.errors.text.contains("not a git repository") ? .notARepository(root) : .git(GitQuery.words(answer))
    }

    private func require(_ arguments: [String]) throws(ChangeFailure) -> [UInt8] {
        let answer = try ask(arguments)
        guard answer.status == 0 else { throw .git(GitQuery.words(answer)) }
        return answer.output
    }

    private func ask(_ arguments: [String]) throws(ChangeFailure) -> Subprocess.Answer {
        let safe = ["git", "--no-pager", "-c", "core.quotepath=on", "-c", "core.fsmonitor=false", "-C"]
        do throws(Disk.Failure) {
            return try Subprocess.run(
                safe.map { Array($0.utf8) } + [root.bytes] + arguments.map { Array($0.utf8) },
                variables: ["LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0"] + GitQuery.pathspecSettings.map { $0 + "=0" })
        } catch {
            throw .noGit(error.text)
        }
    }

    /// An answer that is one line; nil where there is none.
    private func line(_ answer: Subprocess.Answer) -> String? {
        let first = answer.output.split(separator: UInt8(ascii: "\n")).first
        return answer.status == 0 ? first.map { String(decoding: $0, as: UTF8.self) } : nil
    }

    /// What git said first, without its own mark.
    private static func words(_ answer: Subprocess.Answer) -> String {
        let line = answer.errors.text.split(separator: "\n").first.map(String.init) ?? "it ended with status \(answer.status)"
        let text = line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : line
        return SourcePath(text.hasSuffix(".") ? String(text.dropLast()) : text).printable
    }
}

extension [UInt8] {
    fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
