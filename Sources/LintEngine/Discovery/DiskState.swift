internal import Platform
public import SourceText

/// Which files a run would read, and when each of them changed last: two states tell what happened in between without
/// reading a file.
public struct DiskState: Sendable {
    /// The absolute paths of source files, manifests, configurations and the baseline, in order, each with its stamp.
    private let stamps: [(path: SourcePath, stamp: Stamp)]
    /// The manifests, the configurations and the baseline.
    private let deciders: Set<SourcePath>

    /// What differs if a file was written or replaced.
    private struct Stamp: Sendable, Equatable {
        var modified = 0
        var size = 0
        var number: UInt64 = 0

        init(_ path: SourcePath) {
            guard let status = try? FileStatus(of: path.bytes, followsLinks: true) else { return }
            (modified, size, number) = (status.modified, status.size, status.number)
        }
    }

    /// Lists the files of a request, and looks at each.
    public init(_ engine: LintEngine, _ request: LintRequest) throws(LintError) {
        let settings = try Settings(of: request, rules: engine.builtInNames)
        let scope = try Workers.employ(1) { workers in
            Result { () throws(LintError) in try RunScope(settings, by: workers) }
        }.get()
        let root = scope.found.root
        let nested = try settings.nested(scope.found, rules: engine.builtInNames)
        func absolute(_ path: SourcePath) -> SourcePath { SourcePath(bytes: RunRoot.path(root.bytes, path)) }
        deciders = Set(settings.inputs(nested, root: root) + scope.manifests.map(absolute))
        stamps = deciders.union(scope.files.map(absolute)).sorted().map { ($0, Stamp($0)) }
    }

    /// What happened between two states.
    public struct Changes: Sendable {
        /// The absolute paths of files with other contents, and of those that came or went, in order.
        public var files: [SourcePath] = []
        /// Whether a manifest, a configuration or the baseline changed, came or went.
        public var needsScan = false

        public init() {}

        public var isEmpty: Bool { files.isEmpty && !needsScan }
    }

    public func changes(since old: DiskState) -> Changes {
        var changes = Changes()
        let before = Dictionary(old.stamps.map { ($0.path, $0.stamp) }) { first, _ in first }
        let now = Dictionary(stamps.map { ($0.path, $0.stamp) }) { first, _ in first }
        changes.files = Set(before.keys).union(now.keys).filter { before[$0] != now[$0] }.sorted()
        changes.needsScan = changes.files.contains { deciders.contains($0) || old.deciders.contains($0) }
        changes.files.removeAll { deciders.contains($0) || old.deciders.contains($0) }
        return changes
    }
}

extension Settings {
    /// The absolute paths of the configurations and the baseline. The baseline need not exist.
    ///
    /// - Parameter nested: the configurations of folders inside the project.
    func inputs(_ nested: NestedConfigurations, root: SourcePath) -> [SourcePath] {
        let files = [file].compactMap { $0 } + extended + nested.entries.map(\.file)
        return files.map { SourcePath(bytes: $0.path) } + [baselinePath(root: root.bytes)]
    }
}
