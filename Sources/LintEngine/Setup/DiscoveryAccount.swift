internal import RuleKit
internal import SourceText

/// The files that a run finds, and the reasons why others are skipped: computed by repeating the search with one reason
/// at a time.
struct DiscoveryAccount: Sendable {
    let scope: RunScope
    /// The configuration's patterns that match no file, except those of overrides, in order of keys: probably typing
    /// errors.
    let unusedPatterns: [ConfigurationMistake]
    /// Files that are analyzed and excluded from the report.
    let excluded: [SourcePath]
    /// Reasons with the files that each skips. A file belongs to its first reason only; reasons without files are left
    /// out.
    let skipped: [(reason: String, files: [SourcePath])]

    var found: Discovery { scope.found }

    init(_ settings: Settings, by workers: Workers) throws(LintError) {
        let request = try settings.discovery()
        let scope = try RunScope(settings, by: workers)
        self.scope = scope
        let found = scope.found.files
        excluded = found.filter { scope.reported.excludes($0) }
        let everything = try Discovery(DiscoveryAccount.everything(of: request), by: workers).files
        unusedPatterns = DiscoveryAccount.unusedPatterns(
            of: settings,
            root: scope.found.root.bytes,
            found: found,
            everything: everything
        )
        var rest = Set(everything).subtracting(found)
        var skipped: [(String, [SourcePath])] = []
        for (reason, alone) in DiscoveryAccount.reasons(in: request) {
            let left = rest.intersection(try Discovery(alone, by: workers).files)
            if left.count < rest.count { skipped.append((reason, rest.subtracting(left).sorted())) }
            rest = left
        }
        // Several reasons together skip a file: for example, one pattern matches it and another one negates that.
        if !rest.isEmpty { skipped.append(("for several of these reasons together", rest.sorted())) }
        let outside = try DiscoveryAccount.outside(settings, request, found: scope.found, by: workers)
        if !outside.isEmpty { skipped.append(("outside of 'included' in the configuration", outside)) }
        self.skipped = skipped
    }

    /// The files below the folder of the configuration that `included` leaves out and nothing else would.
    private static func outside(
        _ settings: Settings, _ request: Discovery.Request, found: Discovery, by workers: Workers
    ) throws(LintError) -> [SourcePath] {
        guard let folder = settings.base, !settings.configuration.included.isEmpty, !RunRoot.isShared(folder) else {
            return []
        }
        var whole = request
        whole.context.append(Discovery.Context(path: folder))
        let known = Set(found.files.map { RunRoot.path(found.root.bytes, $0) })
        let all = try Discovery(whole, by: workers)
        return all.files.filter { !known.contains(RunRoot.path(all.root.bytes, $0)) }
    }

    /// - Parameter everything: also the files that are not read.
    private static func unusedPatterns(
        of settings: Settings,
        root: [UInt8],
        found: [SourcePath],
        everything: [SourcePath]
    ) -> [ConfigurationMistake] {
        let configuration = settings.configuration
        let uses = [
            ("excluded", configuration.excluded, found), ("ignored", configuration.ignored, everything),
            ("mocks", configuration.ribs.mocks, found), ("sources", configuration.ribs.sources, found),
        ]
        return uses.flatMap { key, patterns, files in
            patterns.filter { UnusedSettings.matchesNothing($0, from: settings.base ?? root, root: root, among: files) }
                .map { UnusedSettings.note($0, of: key) }
        }
    }

    /// The reason why a request does not find a file; nil if no request would find it.
    static func reason(
        against file: SourcePath,
        in request: Discovery.Request,
        by workers: Workers
    ) throws(LintError) -> String? {
        guard try Discovery(everything(of: request), by: workers).files.contains(file) else { return nil }
        for (reason, alone) in reasons(in: request) {
            if try !Discovery(alone, by: workers).files.contains(file) { return reason }
        }
        return "left out for several reasons together"
    }

    /// The request without anything that skips files.
    private static func everything(of request: Discovery.Request) -> Discovery.Request {
        var everything = request
        everything.ignored = []
        everything.usesGitignore = false
        everything.usesBuiltInExclusions = false
        return everything
    }

    /// Each reason for skipping files, with the request that has no other.
    private static func reasons(in request: Discovery.Request) -> [(reason: String, alone: Discovery.Request)] {
        var (builtIn, named, ignored) = (everything(of: request), everything(of: request), everything(of: request))
        builtIn.usesBuiltInExclusions = request.usesBuiltInExclusions
        named.ignored = request.ignored
        ignored.usesGitignore = request.usesGitignore
        return [
            ("in hidden folders, Pods, Carthage and DerivedData", builtIn),
            ("matched by 'ignored' in the configuration", named),
            ("matched by .gitignore files", ignored),
        ]
    }
}

extension DiscoveryAccount {
    /// The folders of some files, those with the most files first: `Pods (80) and Legacy/Old (5)`.
    static func folders(of files: [SourcePath]) -> String {
        var counts: [SourcePath: Int] = [:]
        for file in files { counts[folder(of: file), default: 0] += 1 }
        let sorted = counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
        return Phrase.some(sorted.map { "\($0.key.printable) (\($0.value))" })
    }

    /// The outermost folder that is skipped by its name; otherwise the folder of the file.
    private static func folder(of file: SourcePath) -> SourcePath {
        let names = RunRoot.names(file.bytes).dropLast()
        if names.isEmpty { return SourcePath(".") }
        let pruned = names.firstIndex { FolderWalk.holdsNoSources($0) }
        let prefix = names.prefix(through: pruned ?? names.endIndex - 1)
        let start = file.bytes.first == UInt8(ascii: "/") ? "/" : ""
        return SourcePath(bytes: Array(start.utf8) + prefix.joined(separator: [UInt8(ascii: "/")]))
    }
}
