internal import SourceText

/// What git is asked of one repository. Nothing that a repository or its owner configures changes the answers' form or
/// writes anything, and of the programs that can be configured only those run that turn a file into what git keeps of
/// it.
struct GitQuery {
    /// The folder that all answers are relative to; absolute.
    let folder: SourcePath
    /// Whether it is a submodule's: what the process was told of its own repository, as hooks are, does not hold there.
    var isSubmodule = false

    // MARK: Commits

    /// - Throws: where the folder is in no working tree.
    func requireRepository() throws(ChangeFailure) {
        let answer = try ask(["rev-parse", "--is-inside-work-tree"])
        if answer.status == 0 {
            if line(answer) == "true" { return }
            throw .notARepository(folder)
        }
        throw answer.errors.text.contains("not a git repository")
            ? .notARepository(folder) : .git(GitQuery.words(answer))
    }

    /// The id of the commit that a name stands for; nil where there is none here.
    func commit(_ name: String) throws(ChangeFailure) -> String? {
        // A word that begins like an option is none of git's references.
        guard !name.isEmpty, !name.hasPrefix("-") else { return nil }
        return line(try ask(["rev-parse", "--verify", "--quiet", name + "^{commit}"]))
    }

    /// Where the branch at work left a commit.
    ///
    /// - Parameter name: the commit as the user wrote it.
    func mergeBase(with commit: String, named name: String) throws(ChangeFailure) -> String {
        if let base = line(try ask(["merge-base", commit, "HEAD"])) { return base }
        let answer = line(try ask(["rev-parse", "--is-shallow-repository"]))
        throw .noMergeBase(name, isShallow: answer == "true")
    }

    // MARK: Differences

    /// The lines of source files that differ.
    ///
    /// - Parameter sides: `[A]`: from a commit to the working folder; `[A, B]`: between two; `["--cached", A]`: from
    ///   one to the index.
    func diff(_ sides: [String]) throws(ChangeFailure) -> [FileDiff] {
        let output = try require(
            ["diff"] + GitQuery.exactly + [
                "--text", "--unified=0", "--inter-hunk-context=0", "--find-renames", "--diff-algorithm=myers",
                "--src-prefix=a/", "--dst-prefix=b/"
            ] + sides + ["--"] + GitQuery.sources
        )
        do throws(UnifiedDiff.Mistake) {
            return try UnifiedDiff.files(in: output).map { $0.spelled(in: folder) }
        } catch {
            throw .malformedDiff("git diff", line: error.line, error.reason)
        }
    }

    /// A source file that the working folder has in another form than the index or a commit.
    struct Deviation {
        let path: SourcePath
        /// The text that git has; nil where it has none.
        let text: [UInt8]?
        /// Whether the working folder has it.
        let isPresent: Bool
    }

    /// The source files of the working folder that are not as the index has them, or a commit.
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
            // In the midst of a merge the index has several texts: none of them is to be committed.
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

    /// The text of a file of the folder in a commit; nil where it has none.
    func text(of name: SourcePath, in commit: String) throws(ChangeFailure) -> [UInt8]? {
        let entry = try require(["--literal-pathspecs", "ls-tree", "-z", commit, "--"], also: [name.bytes])
        guard entry.starts(with: "100".utf8), let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
        return try texts(of: entry[..<tab].text.split(separator: " ").suffix(1).map(String.init)).first
    }

    /// Source files that git does not know and does not ignore.
    func unknownFiles() throws(ChangeFailure) -> [SourcePath] {
        paths(try require(["ls-files", "--others", "--exclude-standard", "-z", "--"] + GitQuery.sources))
    }

    /// Source files of the index, or of a commit.
    func knownFiles(of commit: String?) throws(ChangeFailure) -> [SourcePath] {
        guard let commit else { return paths(try require(["ls-files", "-z", "--"] + GitQuery.sources)) }
        return paths(try require(["ls-tree", "-r", "-z", "--name-only", commit])).filter {
            Discovery.isSource($0.bytes)
        }
    }

    /// Who wrote some lines of a file of the folder, in git's own form for programs.
    func blame(_ name: some Collection<UInt8>, lines: [Int]) throws(ChangeFailure) -> [UInt8] {
        let ranges = lines.flatMap { ["-L", "\($0),\($0)"] }
        return try require(["blame", "--porcelain", "--no-textconv"] + ranges + ["--"], also: [Array(name)])
    }

    /// A submodule that is checked out, and the commit of it that is recorded.
    struct Submodule {
        let path: SourcePath
        let commit: String
    }

    /// The submodules of the index, or of a commit.
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

    /// The commit of a submodule that a commit records; nil where it has no such submodule.
    func submodule(_ path: SourcePath, in commit: String) throws(ChangeFailure) -> String? {
        let entry = try require(["--literal-pathspecs", "ls-tree", "-z", commit, "--"], also: [path.bytes])
        guard entry.starts(with: "160000 ".utf8), let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
        return entry[..<tab].text.split(separator: " ").last.map(String.init)
    }

    /// The same questions, asked of a submodule.
    func inside(_ path: SourcePath) -> GitQuery {
        GitQuery(
            folder: SourcePath(
                bytes: folder.bytes + (folder.bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]) + path.bytes
            ),
            isSubmodule: true
        )
    }

    // MARK: The program

    /// What makes every diff the same, whatever is configured.
    private static let exactly = [
        "--no-ext-diff", "--no-textconv", "--no-color", "--ignore-submodules=all", "--relative"
    ]

    /// Patterns of the files that matter: what else changed may be large.
    private static let sources = Discovery.extensions.map { ":(glob)**/*" + String(decoding: $0, as: UTF8.self) }

    /// Variables that would make patterns mean something else.
    private static let pathspecSettings = ["LITERAL", "GLOB", "NOGLOB", "ICASE"].map { "GIT_\($0)_PATHSPECS" }

    /// Variables by which hooks tell of the repository that they belong to.
    private static let ownSettings = [
        "DIR", "WORK_TREE", "INDEX_FILE", "OBJECT_DIRECTORY", "ALTERNATE_OBJECT_DIRECTORIES", "COMMON_DIR", "PREFIX",
        "NAMESPACE", "INTERNAL_SUPER_PREFIX", "SHALLOW_FILE", "GRAFT_FILE", "CONFIG"
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
            "core.precomposeunicode=true", "-c", "diff.autoRefreshIndex=true", "-C"
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

    /// An answer that is one line; nil where there is none.
    private func line(_ answer: Subprocess.Answer) -> String? {
        let first = answer.output.split(separator: UInt8(ascii: "\n")).first
        return answer.status == 0 ? first?.text : nil
    }

    /// What git said first, without its own prefix.
    private static func words(_ answer: Subprocess.Answer) -> String {
        let line =
            answer.errors.text.split(separator: "\n").first.map(String.init) ?? "it ended with status \(answer.status)"
        let text = line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : line
        return SourcePath(text.hasSuffix(".") ? String(text.dropLast()) : text).printable
    }
}

extension SourcePath {
    /// The path as the disk spells it, which on a volume that ignores case git need not.
    ///
    /// - Parameter folder: absolute: what the path is relative to.
    func spelled(in folder: SourcePath) -> SourcePath { SourcePath(bytes: Disk.spelling(of: bytes, in: folder.bytes)) }
}

extension Collection<UInt8> {
    fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
