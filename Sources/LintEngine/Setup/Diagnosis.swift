internal import Platform
internal import RIBModel
internal import RuleKit
internal import SourceText

/// The report of `doctor`: how riblint reads a project, and why.
public struct Diagnosis: Sendable {
    /// The results, in order: a title, and lines for it.
    public let entries: [(title: String, lines: [String])]
    /// Whether a run is possible and complete.
    public let isHealthy: Bool
}

extension LintEngine {
    /// Checks everything that affects a run. Mistakes are part of the result and do not end it.
    ///
    /// - Parameter isVerbose: whether to list files instead of counting them.
    public func diagnosis(of request: LintRequest, isVerbose: Bool = false) throws(LintError) -> Diagnosis {
        var entries: [(String, [String])] = [
            ("version", ["riblint \(toolVersion)"]), ("platform", [LintEngine.platform]),
        ]
        let named = request.paths.isEmpty ? [SourcePath(".")] : request.paths
        let root = try request.givenRoot
        let folder = try Discovery.commonFolder(of: named, root: root)
        var isHealthy = true
        var request = request
        let looked = ConfigurationFile.folders(from: folder, upTo: root?.real).map { SourcePath(bytes: $0).printable }
        do throws(LintError) {
            let report = try configuration(of: request)
            let none = ["none; looked for .riblint.yml in"] + looked.map { "  \($0)" }
            entries.append(("configuration", (report.file == nil ? none : []) + report.lines))
        } catch {
            isHealthy = false
            entries.append(
                ("configuration", error.description.split(separator: "\n").map(String.init) + ["continuing without it"])
            )
            request.configuration = .isolated
        }
        let settings = try Settings(of: request, rules: builtInNames)
        if let mistake = settings.missingBaseline(root: try Discovery.root(of: try settings.discovery())) {
            entries[entries.count - 1].1.append(mistake.description)
            isHealthy = false
        }
        let rest = try Workers.employ(request.jobs) { workers in
            Result { () throws(LintError) in
                try LintEngine.files(settings, rules: builtInNames, isVerbose: isVerbose, by: workers)
            }
        }.get()
        return Diagnosis(entries: entries + rest.entries, isHealthy: isHealthy && rest.isComplete)
    }

    private static func files(
        _ settings: Settings, rules: RuleNames, isVerbose: Bool, by workers: Workers
    ) throws(LintError) -> (entries: [(String, [String])], isComplete: Bool) {
        let account = try DiscoveryAccount(settings, by: workers)
        let path = account.found.root
        let root = try LintEngine.openRoot(path)
        defer { Disk.close(root) }
        let sketch = ProjectSketch(
            of: account.found,
            root: root,
            models: settings.libraryModels(root: path.bytes),
            by: workers
        )
        let missing = (account.scope.notices + sketch.notices.compactMap(account.scope.relevant)).sortedOnce()
        let nested = try settings.nested(account.found, rules: rules)
        let unused = withoutEffect(settings, nested, account, sketch, missing)
        let entries: [(String, [String])] = [
            ("root", [path.printable]),
            (
                "analyzed",
                ["\(Phrase.count(account.found.files.count, "file")): \(sketch.kinds)"] + settings.extent.words
            ),
            ("reported", reported(account, sketch, settings)),
            ("excluded", listed([("analyzed, but not reported", account.excluded)], isVerbose)),
            (
                "not read",
                listed(account.skipped, isVerbose)
                    + account.found.foreign.map { "\($0.printable): not a Swift or Objective-C file" }
            ),
            ("not analyzed", missing.map { "\($0.path?.printable ?? "?"): \($0.message)" }),
            ("project", [Phrase.count(sketch.ribCount, "RIB")] + sketch.foundations),
        ]
        let hasObjectiveC = account.found.files.contains { SourceLanguage(of: $0)?.isObjectiveC == true }
        let types = hasObjectiveC ? ReceiverTypist.described() : (lines: [], isUsable: true)
        let links =
            account.found.linkedFolders.map { "\($0.words) is read as a part of the project" }
            + account.found.otherLinks.map { "\($0.link.words) \($0.obstacle.words)" }
        let asides = [
            ("links", links), ("objective-c types", types.lines), ("unresolved", sketch.missingNames),
            ("no effect", unused.map(\.description)),
        ]
        let isHealthy = types.isUsable && !missing.contains { $0.kind == .notAnalyzed } && !account.found.files.isEmpty
        return (entries.map { ($0.0, $0.1.isEmpty ? ["nothing"] : $0.1) } + asides.filter { !$0.1.isEmpty }, isHealthy)
    }

    /// The settings without effect, shared ones included.
    static func settingsWithoutEffect(
        _ settings: Settings, _ nested: NestedConfigurations, by workers: Workers
    ) throws(LintError) -> [ConfigurationMistake] {
        let account = try DiscoveryAccount(settings, by: workers)
        let path = account.found.root
        let models = settings.libraryModels(root: path.bytes)
        let sketch = try withRoot(path) { root in
            ProjectSketch(of: account.found, root: root, models: models, by: workers)
        }
        let missing = account.scope.notices + sketch.notices.compactMap(account.scope.relevant)
        return withoutEffect(settings, nested, account, sketch, missing)
    }

    private static func withoutEffect(
        _ settings: Settings, _ nested: NestedConfigurations, _ account: DiscoveryAccount, _ sketch: ProjectSketch,
        _ missing: [Notice]
    ) -> [ConfigurationMistake] {
        let isAllRead =
            account.scope.isWhole && !missing.contains { $0.kind == .notAnalyzed || $0.kind == .contextNotAnalyzed }
        if !isAllRead { return account.unusedPatterns }
        let unused = UnusedSettings(
            settings, nested, in: sketch.symbols, files: account.found.files, root: account.found.root.bytes,
            withShared: true)
        return account.unusedPatterns + unused.notes
    }

    /// The files that are reported on, and whether the rest of the project is analyzed.
    private static func reported(_ account: DiscoveryAccount, _ sketch: ProjectSketch, _ settings: Settings) -> [String]
    {
        let scope = account.scope
        let sources = sketch.sources.filter(scope.reported.contains)
        let total = sources.count == sketch.sources.count ? "" : " of \(Phrase.number(sketch.sources.count))"
        let line = "\(Phrase.count(sources.count, "source file"))\(total)"
        guard let example = scope.unanalyzed else { return [line, "the whole project is analyzed"] }
        return [
            line, "not the whole project: '\(example.printable)' and maybe others are not analyzed,",
            "so unused suppressions and fixed baseline entries are not judged",
        ]
    }

    /// Files by reason: the number and the folders of each, or all files.
    private static func listed(_ groups: [(reason: String, files: [SourcePath])], _ isVerbose: Bool) -> [String] {
        groups.filter { !$0.files.isEmpty }.flatMap { reason, files in
            let line = "\(Phrase.count(files.count, "file")) \(reason)"
            return isVerbose
                ? [line] + files.map { "  \($0.printable)" } : ["\(line): \(DiscoveryAccount.folders(of: files))"]
        }
    }

    private static var platform: String {
        "\(Machine.system), \(Machine.processor), \(Phrase.count(Workers.processorCount, "processor"))"
    }
}

extension FolderLinks.Link {
    /// The link and its folder, as the beginning of a sentence.
    fileprivate var words: String { "'\(path.printable)' leads to '\(target.printable)', which" }
}

extension FolderLinks.Obstacle {
    /// Why the folder is not read, as the end of a sentence.
    fileprivate var words: String {
        switch self {
        case .isInRoot: "is in the project: the link is not followed"
        case .containsRoot: "contains the project: the link is not followed"
        case .isWalked(let other): "is read at '\(other.path.printable)': this link is not followed"
        case .containsWalked(let other): "contains what is read at '\(other.path.printable)': this link is not followed"
        }
    }
}
