internal import SourceText

/// The changes of a repository and of its checked out submodules, and the differences between index and working folder.
struct GitChanges {
    private(set) var lines = ChangedLines()
    /// The files of the index, or of a commit, if these are analyzed.
    private(set) var staged: StagedFiles?

    /// The difference between the working folder and the merge base with a commit.
    init(since reference: String, in root: SourcePath) throws(ChangeFailure) {
        let query = GitQuery(folder: root)
        try query.requireRepository()
        let commit = try query.requiredCommit(reference)
        try addWorkingFolder(of: query, since: try query.mergeBase(with: commit, named: reference), below: [])
    }

    /// The difference between the index and the last commit; during a merge, the lines that neither parent has.
    init(stagedIn root: SourcePath) throws(ChangeFailure) {
        let query = GitQuery(folder: root)
        try query.requireRepository()
        staged = StagedFiles()
        try addTree(of: query, from: try query.commit("HEAD"), to: nil, below: [])
        guard let merged = try query.commit("MERGE_HEAD") else { return }
        var others = GitChanges()
        try others.addTree(of: query, from: merged, to: nil, below: [])
        lines = lines.intersection(others.lines)
    }

    /// The differences between a commit's files and the working folder, so that the commit can be analyzed.
    ///
    /// - Parameter commit: nil for the index.
    static func files(of commit: String?, in root: SourcePath) throws(ChangeFailure) -> StagedFiles {
        var changes = GitChanges()
        changes.staged = StagedFiles()
        try changes.addTree(of: GitQuery(folder: root), from: commit, to: commit, below: [])
        return changes.staged ?? StagedFiles()
    }

    private init() {}

    /// Whether anything is staged.
    static func areStaged(in root: SourcePath) throws(ChangeFailure) -> Bool {
        let query = GitQuery(folder: root)
        try query.requireRepository()
        return try query.hasStaged(since: try query.commit("HEAD"))
    }

    // MARK: The working folder

    /// - Parameters:
    ///   - base: nil if everything is new.
    ///   - prefix: the repository's path relative to the root, with a trailing slash; empty for the root.
    private mutating func addWorkingFolder(
        of query: GitQuery,
        since base: String?,
        below prefix: [UInt8]
    ) throws(ChangeFailure) {
        if let base {
            lines.add(try query.diff([base]), below: prefix)
        } else {
            addWhole(try query.knownFiles(of: nil), below: prefix)
        }
        addWhole(try query.unknownFiles(), below: prefix)
        for module in try query.submodules(of: nil) {
            let inner = query.inside(module.path)
            let old = try commit(of: module.path, in: base, query, inner, below: prefix)
            try addWorkingFolder(of: inner, since: old, below: prefix + module.path.bytes + [UInt8(ascii: "/")])
        }
    }

    // MARK: The index, or a commit

    /// - Parameters:
    ///   - base: nil if everything is new.
    ///   - commit: nil for the index.
    private mutating func addTree(
        of query: GitQuery,
        from base: String?,
        to commit: String?,
        below prefix: [UInt8]
    ) throws(ChangeFailure) {
        if let base {
            if base != commit {
                lines.add(try query.diff(commit.map { [base, $0] } ?? ["--cached", base]), below: prefix)
            }
        } else {
            addWhole(try query.knownFiles(of: commit), below: prefix)
        }
        for deviation in try query.deviations(from: commit) { staged?.add(deviation, below: prefix) }
        for path in try query.unknownFiles() { staged?.hide(path, below: prefix) }
        for module in try query.submodules(of: commit) {
            let inner = query.inside(module.path)
            let path = prefix + module.path.bytes
            guard try inner.commit(module.commit) != nil else {
                throw .missingCommit(module.commit, in: SourcePath(bytes: path))
            }
            let old = try self.commit(of: module.path, in: base, query, inner, below: prefix)
            try addTree(of: inner, from: old, to: module.commit, below: path + [UInt8(ascii: "/")])
        }
    }

    // MARK: Both

    /// The commit of a submodule that another commit records; nil if that had no such submodule. Throws if the commit
    /// is missing.
    private func commit(
        of path: SourcePath, in base: String?, _ query: GitQuery, _ inner: GitQuery, below prefix: [UInt8]
    ) throws(ChangeFailure) -> String? {
        guard let base, let old = try query.submodule(path, in: base) else { return nil }
        guard try inner.commit(old) != nil else {
            throw .missingCommit(old, in: SourcePath(bytes: prefix + path.bytes))
        }
        return old
    }

    private mutating func addWhole(_ paths: [SourcePath], below prefix: [UInt8]) {
        for path in paths { lines.addWhole(SourcePath(bytes: prefix + path.bytes)) }
    }
}

/// The differences between git's index, or a commit, and the working folder.
struct StagedFiles: Sendable {
    /// The texts of files that differ.
    private(set) var texts: [SourcePath: [UInt8]] = [:]
    /// Files of `texts` that are missing in the working folder.
    private(set) var missing: Set<SourcePath> = []
    /// Files of the working folder that are missing in the index.
    private(set) var hidden: Set<SourcePath> = []

    /// Why a file of the working folder cannot be fixed after an analysis of the index; nil if both are equal.
    func reason(against path: SourcePath) -> String? {
        if missing.contains(path) { return "is staged, but deleted in the working tree" }
        return texts[path] == nil
            ? nil : "is staged in part; stage the rest with 'git add', or put it aside with 'git stash --keep-index'"
    }

    fileprivate mutating func add(_ deviation: GitQuery.Deviation, below prefix: [UInt8]) {
        let path = SourcePath(bytes: prefix + deviation.path.bytes)
        texts[path] = deviation.text
        if deviation.text == nil { hidden.insert(path) }
        if !deviation.isPresent { missing.insert(path) }
    }

    fileprivate mutating func hide(_ path: SourcePath, below prefix: [UInt8]) {
        hidden.insert(SourcePath(bytes: prefix + path.bytes))
    }
}
