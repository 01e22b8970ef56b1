internal import RIBModel
internal import SourceText

/// Queries one git repository. No configuration of the repository or the user changes the form of the answers or makes
/// git write; of the configurable programs, only content filters run.
struct GitQuery {
    /// The absolute path that all answers are relative to.
    let folder: SourcePath
    /// Whether it is a submodule, to which the environment variables of a hook's repository do not apply.
    var isSubmodule = false

    // MARK: Commits

    /// - Throws: if the folder is not in a working tree.
    func requireRepository() throws(ChangeFailure) {
        let answer = try ask(["rev-parse", "--is-inside-work-tree"])
        if answer.status == 0 {
            if line(answer) == "true" { return }
            throw .notARepository(folder)
        }
        throw answer.errors.text.contains("not a git repository")
            ? .notARepository(folder) : .git(GitQuery.words(answer))
    }

    /// The id of the commit that a name resolves to; nil if there is none.
    func commit(_ name: String) throws(ChangeFailure) -> String? {
        // A word that starts like an option is not a reference.
        guard !name.isEmpty, !name.hasPrefix("-") else { return nil }
        return line(try ask(["rev-parse", "--verify", "--quiet", name + "^{commit}"]))
    }

    /// The merge base of two commits.
    ///
    /// - Parameters:
    ///   - head: the other one; without it, that of the current branch.
    ///   - name: the commit as the user wrote it.
    func mergeBase(
        with commit: String, and head: String? = nil, named name: String
    ) throws(ChangeFailure) -> String {
        if let base = line(try ask(["merge-base", commit, head ?? "HEAD"])) { return base }
        throw .noMergeBase(name, isShallow: try isShallow())
    }

    /// The id of the commit that the user named.
    func requiredCommit(_ name: String) throws(ChangeFailure) -> String {
        if let commit = try commit(name) { return commit }
        throw .unknownReference(name, isShallow: try isShallow())
    }

    /// Whether the clone has only the last commits.
    private func isShallow() throws(ChangeFailure) -> Bool {
        line(try ask(["rev-parse", "--is-shallow-repository"])) == "true"
    }

    // MARK: Differences

    /// The changed lines of source files.
    ///
    /// - Parameter sides: `[A]`: from a commit to the working folder; `[A, B]`: between two commits; `["--cached", A]`:
    ///   from a commit to the index.
    func diff(_ sides: [String]) throws(ChangeFailure) -> [FileDiff] {
        let output = try require(
            ["diff"] + GitQuery.exactly + [
                "--text", "--unified=0", "--inter-hunk-context=0", "--find-renames", "--diff-algorithm=myers",
                "--src-prefix=a/", "--dst-prefix=b/",
            ] + sides + ["--"] + GitQuery.sources
        )
        do throws(UnifiedDiff.Mistake) {
            return try UnifiedDiff.files(in: output).map { $0.spelled(in: folder) }
        } catch {
            throw .malformedDiff("git diff", line: error.line, error.reason)
        }
    }

    /// Whether a tracked file of the folder differs between a commit and the working folder.
    func differs(_ name: [UInt8], since commit: String) throws(ChangeFailure) -> Bool {
        let arguments = ["--literal-pathspecs", "diff"] + GitQuery.exactly + ["--name-only", commit, "--"]
        return try !require(arguments, also: [name]).isEmpty
    }

    /// Whether the index differs from a commit in files of any kind below the folder; without a commit, whether it has
    /// any file.
    func hasStaged(since commit: String?) throws(ChangeFailure) -> Bool {
        guard let commit else { return try !require(["ls-files", "--cached"]).isEmpty }
        return try !require(["diff"] + GitQuery.exactly + ["--name-only", "--cached", commit]).isEmpty
    }

    /// A Swift file that differs between the working folder and the index or a commit.
    struct Deviation {
        let path: SourcePath
        /// git's text; nil if git does not have the file.
        let text: [UInt8]?
        /// Whether the working folder has the file.
        let isPresent: Bool
    }

    /// The source files of the working folder that differ from the index or from a commit.
    func deviations(from commit: String?) throws(ChangeFailure) -> [Deviation] {
        let arguments =
            ["diff", "--raw", "-z", "--no-abbrev", "--no-renames"] + GitQuery.exactly + (commit.map { [$0] } ?? []) + [
                "--"
            ]
        let fields = try require(arguments + GitQuery.sources).split(separator: 0)
        var found: [(path: SourcePath, blob: String?, isPresent: Bool)] = []
        for (entry, name) in stride(from: 0, to: fields.count - 1, by: 2).map({ (fields[$0], fields[$0 + 1]) }) {
            // `:100644 100644 <id> <id> M`
            let words = entry.text.split(separator: " ")
            guard words.count == 5 else { continue }
            let hasText = words[0] == ":100644" || words[0] == ":100755"
            switch words[4] {
            case "M", "T", "D": if hasText { found.append((spelled(name), String(words[2]), words[4] != "D")) }
            case "A": found.append((spelled(name), nil, true))
            // During a merge the index has several texts of a file, and none of them is committed.
            default: break
            }
        }
        let texts = try self.texts(of: found.compactMap(\.blob))
        var next = 0
        return found.map { path, blob, isPresent in
            defer { if blob != nil { next += 1 } }
            return Deviation(path: path, text: blob == nil ? nil : texts[next], isPresent: isPresent)
        }
    }

    /// The contents of blobs, in their order.
    private func texts(of blobs: [String]) throws(ChangeFailure) -> [[UInt8]] {
        if blobs.isEmpty { return [] }
        let answer = try ask(
            ["cat-file", "--batch"],
            input: Array(blobs.joined(separator: "\n").utf8) + [UInt8(ascii: "\n")]
        )
        guard answer.status == 0 else { throw .git(GitQuery.words(answer)) }
        var texts: [[UInt8]] = []
        var rest = answer.output[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            // `<id> blob <size>`
            let words = rest[..<end].text.split(separator: " ")
            rest = rest[(end + 1)...]
            guard words.count == 3, let size = Int(words[2]), size < rest.count else { break }
            texts.append(Array(rest.prefix(size)))
            rest = rest.dropFirst(size + 1)
        }
        guard texts.count == blobs.count else { throw .git("'git cat-file' did not return all files of the index") }
        return texts
    }

    // MARK: Files

    /// The text of a file in a commit; nil if it does not exist there.
    func text(of name: SourcePath, in commit: String) throws(ChangeFailure) -> [UInt8]? {
        let entry = try require(["--literal-pathspecs", "ls-tree", "-z", commit, "--"], also: [name.bytes])
        guard entry.starts(with: "100".utf8), let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
        return try texts(of: entry[..<tab].text.split(separator: " ").suffix(1).map(String.init)).first
    }

    /// source files that are neither tracked nor ignored.
    func unknownFiles() throws(ChangeFailure) -> [SourcePath] {
        paths(try require(["ls-files", "--others", "--exclude-standard", "-z", "--"] + GitQuery.sources))
    }

    /// The source files of the index or of a commit.
    func knownFiles(of commit: String?) throws(ChangeFailure) -> [SourcePath] {
        guard let commit else { return paths(try require(["ls-files", "-z", "--"] + GitQuery.sources)) }
        return paths(try require(["ls-tree", "-r", "-z", "--name-only", commit])).filter {
            SourceLanguage.isSource($0.bytes)
        }
    }

    /// The output of `git blame --porcelain` for some lines of a file.
    func blame(_ name: some Collection<UInt8>, lines: [Int]) throws(ChangeFailure) -> [UInt8] {
        let ranges = lines.flatMap { ["-L", "\($0),\($0)"] }
        return try require(["blame", "--porcelain", "--no-textconv"] + ranges + ["--"], also: [Array(name)])
    }

    /// A checked out submodule, and its recorded commit.
    struct Submodule {
        let path: SourcePath
        let commit: String
    }

    /// The submodules of the index or of a commit.
    func submodules(of commit: String?) throws(ChangeFailure) -> [Submodule] {
        let listing = try require(commit.map { ["ls-tree", "-r", "-z", $0] } ?? ["ls-files", "--stage", "-z"])
        return listing.split(separator: 0).compactMap { entry in
            // `160000 commit <id>\t<path>`, or `160000 <id> 0\t<path>`.
            guard entry.starts(with: "160000 ".utf8), let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else {
                return nil
            }
            let words = entry[..<tab].text.split(separator: " ")
            let path = SourcePath(bytes: Array(entry[(tab + 1)...]))
            guard words.count == 3, Disk.hasEntry(inside(path).folder.bytes + Array("/.git".utf8)) else { return nil }
            return Submodule(path: path, commit: String(commit == nil ? words[1] : words[2]))
        }
    }

    /// The commit of a submodule that a commit records; nil if it has no such submodule.
    func submodule(_ path: SourcePath, in commit: String) throws(ChangeFailure) -> String? {
        let entry = try require(["--literal-pathspecs", "ls-tree", "-z", commit, "--"], also: [path.bytes])
        guard entry.starts(with: "160000 ".utf8), let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
        return entry[..<tab].text.split(separator: " ").last.map(String.init)
    }

    /// A query of a submodule.
    func inside(_ path: SourcePath) -> GitQuery {
        GitQuery(
            folder: SourcePath(
                bytes: folder.bytes + (folder.bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]) + path.bytes
            ),
            isSubmodule: true
        )
    }

    // MARK: The program

    /// Options that make diffs independent of git's configuration.
    private static let exactly = [
        "--no-ext-diff", "--no-textconv", "--no-color", "--ignore-submodules=all", "--relative",
    ]

    /// Patterns of source files: other changes may be large.
    private static let sources = SourceLanguage.endings.map { ":(glob)**/*" + $0 }

    /// Environment variables that change the meaning of patterns.
    private static let pathspecSettings = ["LITERAL", "GLOB", "NOGLOB", "ICASE"].map { "GIT_\($0)_PATHSPECS" }

    /// Environment variables that identify the repository of a hook.
    private static let ownSettings = [
        "DIR", "WORK_TREE", "INDEX_FILE", "OBJECT_DIRECTORY", "ALTERNATE_OBJECT_DIRECTORIES", "COMMON_DIR", "PREFIX",
        "NAMESPACE", "INTERNAL_SUPER_PREFIX", "SHALLOW_FILE", "GRAFT_FILE", "CONFIG",
    ].map { "GIT_\($0)" }

    private func require(_ arguments: [String], also paths: [[UInt8]] = []) throws(ChangeFailure) -> [UInt8] {
        let answer = try ask(arguments, also: paths)
        guard answer.status == 0 else { throw .git(GitQuery.words(answer)) }
        return answer.output
    }

    private func ask(
        _ arguments: [String],
        also paths: [[UInt8]] = [],
        input: [UInt8]? = nil
    ) throws(ChangeFailure) -> Subprocess.Answer {
        let safe = [
            "git", "--no-pager", "-c", "core.quotepath=on", "-c", "core.fsmonitor=false", "-c",
            "core.precomposeunicode=true", "-c", "diff.autoRefreshIndex=true", "-C",
        ]
        do throws(Disk.Failure) {
            return try Subprocess.run(
                safe.map { Array($0.utf8) } + [folder.bytes] + arguments.map { Array($0.utf8) } + paths,
                input: input,
                variables: ["LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0"]
                    + GitQuery.pathspecSettings.map { $0 + "=0" }
                    + (isSubmodule ? GitQuery.ownSettings : [])
            )
        } catch {
            throw .noGit(error.text)
        }
    }

    private func paths(_ list: [UInt8]) -> [SourcePath] { list.split(separator: 0).map(spelled) }

    private func spelled(_ path: some Collection<UInt8>) -> SourcePath {
        SourcePath(bytes: Array(path)).spelled(in: folder)
    }

    /// An answer of one line; nil if it is empty.
    private func line(_ answer: Subprocess.Answer) -> String? {
        let first = answer.output.split(separator: UInt8(ascii: "\n")).first
        return answer.status == 0 ? first?.text : nil
    }

    /// The first line of git's error message, without its prefix.
    private static func words(_ answer: Subprocess.Answer) -> String {
        let line =
            answer.errors.text.split(separator: "\n").first.map(String.init) ?? "it ended with status \(answer.status)"
        let text = line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : line
        return SourcePath(text.hasSuffix(".") ? String(text.dropLast()) : text).printable
    }
}

extension SourcePath {
    /// The path as the disk spells it, which may differ from git's on a volume that ignores case.
    ///
    /// - Parameter folder: the absolute path that the path is relative to.
    func spelled(in folder: SourcePath) -> SourcePath { SourcePath(bytes: Disk.spelling(of: bytes, in: folder.bytes)) }
}

extension Collection<UInt8> {
    fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
