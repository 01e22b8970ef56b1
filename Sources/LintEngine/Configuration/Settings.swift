internal import RIBModel
internal import RuleKit
public import SourceText
internal import YAMLText

/// The source of a run's configuration.
public enum ConfigurationSource: Sendable {
    /// The project's: the outermost `.riblint.yml` from the deepest folder that contains all PATHs up to the root, or
    /// the nearest with `root: true`; and those of folders below.
    case nearest
    case file(SourcePath)
    /// The text of a project's configuration that is to be written to an absolute path.
    case draft(SourcePath, text: String)
    /// No configuration.
    case isolated

    /// Whether it is the one of a project, to whose folder its paths and patterns are relative, and which those of
    /// folders below refine.
    var isOfProject: Bool {
        switch self {
        case .nearest, .draft: true
        case .file, .isolated: false
        }
    }
}

/// The settings of a run: the request combined with the configuration.
struct Settings: Sendable {
    let request: LintRequest
    /// Nil if there is no configuration.
    let file: ConfigurationFile?
    let configuration: Configuration
    /// The files that it extends, the nearest first.
    let extended: [ConfigurationFile]
    /// The files to analyze and to report on.
    let extent: RunExtent
    /// The folder that the configuration's paths and patterns are relative to; nil for the run's root.
    let base: [UInt8]?
    /// The absolute path of the request's open file, without links.
    let openPath: [UInt8]?
    /// The root that the request names.
    let root: GivenRoot?
    /// The files of the request's archives; nil without any.
    let packed: PackedFiles?
    /// The words that name rules, with those that the configuration declares.
    let ruleNames: RuleNames

    /// - Parameter rules: the words that name rules.
    init(of request: LintRequest, rules: RuleNames) throws(LintError) {
        var request = request
        packed = try request.unpack()
        for pattern in request.exclusions {
            if let complaint = ValueKind.pattern.complaint(SourcePath(bytes: pattern).text, rules: []) {
                throw .unusableExclusion(complaint)
            }
        }
        root = try request.givenRoot
        openPath = try request.openFile?.absolutePath(in: root)
        let folder = openPath.map(OpenFile.nearestFolder)
        let named = request.paths.isEmpty ? [folder.map { SourcePath(bytes: $0) } ?? SourcePath(".")] : request.paths
        switch request.configuration {
        case .isolated: file = nil
        case .file(let path): file = try ConfigurationFile.named(path)
        case .nearest:
            file =
                request.readsOnlyPaths
                ? nil : try .project(of: Discovery.commonFolder(of: named, root: root), upTo: root?.real)
        case .draft(let path, let text):
            file = ConfigurationFile(path: path.bytes, shown: path, bytes: Array(text.utf8))
        }
        base = request.configuration.isOfProject ? file?.folder : nil
        guard let file else {
            (configuration, extended, ruleNames) = (Configuration(), [], rules)
            self.request = try request.expandingRules(rules)
            extent = try RunExtent(of: request, in: root, nil, configuration, openPath: openPath)
            return
        }
        let reading = ConfigurationReader.read(file, rules: rules)
        if let (mistake, versions) = reading.versionMistake { throw .otherVersion(mistake, needed: versions) }
        guard reading.mistakes.isEmpty else { throw .configuration(reading.mistakes) }
        (configuration, extended, ruleNames) = (reading.configuration, reading.extended, reading.rules)
        self.request = try request.expandingRules(reading.rules)
        extent = try RunExtent(of: request, in: root, file, configuration, openPath: openPath)
    }

    private static func honorsConfiguration(_ request: LintRequest) -> Bool {
        if case .isolated = request.configuration { false } else { true }
    }

    /// The absolute paths of `included`, and mistakes for those that do not exist.
    static func included(
        _ configuration: Configuration,
        from file: ConfigurationFile
    ) -> (paths: [SourcePath], missing: [ConfigurationMistake]) {
        var paths: [SourcePath] = []
        var missing: [ConfigurationMistake] = []
        for setting in configuration.included {
            let path =
                setting.text.hasPrefix("/")
                ? Array(setting.text.utf8) : file.folder + [UInt8(ascii: "/")] + Array(setting.text.utf8)
            paths.append(SourcePath(bytes: path))
            if !Disk.hasEntry(path) {
                let folder =
                    setting.location.path.bytes == file.path
                    ? "the folder of this file" : "'\(ConfigurationFile.shown(file.folder).printable)'"
                missing.append(
                    ConfigurationMistake(
                        setting.location,
                        "'\(setting.text)' does not exist in \(folder); correct it, or remove it from 'included'"
                    )
                )
            }
        }
        return (paths, missing)
    }

    /// - Parameter root: absolute; known after the search for files.
    func patterns(_ settings: [Configuration.Setting], root: [UInt8]) -> PathPatterns {
        PathPatterns(settings.map { Array($0.text.utf8) }, from: base ?? root, root: root)
    }

    /// The configurations of folders; none if the command line names the configuration.
    ///
    /// - Parameter rules: the words that name rules without those that configurations declare.
    /// - Throws: all mistakes in them.
    func nested(_ found: Discovery, rules: RuleNames) throws(LintError) -> NestedConfigurations {
        guard request.configuration.isOfProject, !request.readsOnlyPaths else { return .none }
        let nested = try NestedConfigurations(
            in: found.configured,
            above: found.starts,
            upTo: self.root?.real,
            of: file,
            root: found.root.bytes,
            rules: (project: ruleNames, catalog: rules)
        )
        let conflicts = nested.conflicts(with: configuration.customRules)
        if !conflicts.isEmpty { throw .configuration(conflicts) }
        return nested
    }

    /// Which rules run, and the severities of their findings.
    ///
    /// - Parameter root: absolute.
    func levels(root: [UInt8], _ nested: NestedConfigurations) -> RuleLevels {
        func overrides(_ configuration: Configuration, from folder: [UInt8]) -> [RuleLayer.Override] {
            configuration.overrides.map { override in
                RuleLayer.Override(
                    PathPatterns(override.paths.map { Array($0.text.utf8) }, from: folder, root: root),
                    override.levels)
            }
        }
        let outer = RuleLayer(configuration, of: file?.shown, overrides: overrides(configuration, from: base ?? root))
        let layers =
            [outer]
            + nested.entries.map { entry in
                RuleLayer(
                    entry.configuration,
                    of: entry.file.shown,
                    prefix: entry.prefix,
                    isProject: entry.isProject,
                    overrides: overrides(entry.configuration, from: entry.file.folder)
                )
            }
        return RuleLevels(
            selection: request.selection,
            layers: layers,
            added: request.requiresReason ? [SuppressionAudit.reasonRule] : []
        )
    }

    /// The absolute path of the baseline that the configuration names.
    ///
    /// - Parameter root: absolute.
    func baseline(root: [UInt8]) -> SourcePath? {
        configuration.baseline.map { setting in
            if setting.text.hasPrefix("/") { return SourcePath(setting.text) }
            return SourcePath(bytes: (base ?? root) + [UInt8(ascii: "/")] + Array(setting.text.utf8))
        }
    }

    /// The baseline to use: that of the command line, or else that of the configuration.
    ///
    /// - Parameter root: absolute.
    /// - Throws: if the configuration names a baseline that does not exist.
    func baselineChoice(root: [UInt8]) throws(LintError) -> BaselineChoice {
        guard request.baseline == .ifThere(nil) else { return request.baseline }
        guard let path = baseline(root: root) else { return request.readsOnlyPaths ? .none : request.baseline }
        if let mistake = missingBaseline(root: root) { throw .configuration([mistake]) }
        return .file(path)
    }

    /// That the configuration names a baseline that does not exist.
    ///
    /// - Parameter root: absolute.
    func missingBaseline(root: [UInt8]) -> ConfigurationMistake? {
        guard let setting = configuration.baseline, let path = baseline(root: root), !Disk.hasEntry(path.bytes) else {
            return nil
        }
        return ConfigurationMistake(
            setting.location,
            "the baseline '\(setting.text)' does not exist; correct the path, or run 'riblint baseline create'")
    }

    /// The absolute path of the project's baseline, whether or not the file exists.
    ///
    /// - Parameter root: absolute.
    func baselinePath(root: [UInt8]) -> SourcePath {
        SourcePath(bytes: StoredBaseline.location(baseline(root: root), root: SourcePath(bytes: root)))
    }

    func discover(by workers: Workers) throws(LintError) -> Discovery { try Discovery(discovery(), by: workers) }

    /// The search for files.
    func discovery() throws(LintError) -> Discovery.Request {
        var discovery = Discovery.Request(
            paths: extent.named,
            context: extent.context,
            usesGitignore: request.usesGitignore,
            usesBuiltInExclusions: request.usesBuiltInExclusions,
            honorsConfiguration: Settings.honorsConfiguration(request)
        )
        (discovery.root, discovery.packed) = (root, packed)
        discovery.readsOnlyPaths = request.readsOnlyPaths
        discovery.forcesIgnored = request.forcesExclusions
        discovery.unsaved = openPath.flatMap { Disk.hasEntry($0) ? nil : [$0] } ?? []
        if configuration.ignored.isEmpty { return discovery }
        let root = try Discovery.root(of: discovery)
        discovery.ignored = PathPatterns.rebased(
            configuration.ignored.map { Array($0.text.utf8) },
            from: base ?? root,
            root: root
        )
        return discovery
    }

    /// The files to report nothing for unless a PATH names them: exclusions of the configuration and of the command
    /// line.
    ///
    /// - Parameter root: absolute.
    func exclusions(root: [UInt8]) -> PathPatterns {
        if configuration.excluded.isEmpty, request.exclusions.isEmpty {
            return PathPatterns([], from: root, root: root)
        }
        // The command line's patterns come last, because the last match counts.
        return PathPatterns(
            PathPatterns.rebased(configuration.excluded.map { Array($0.text.utf8) }, from: base ?? root, root: root)
                + asked(root: root),
            from: root,
            root: root
        )
    }

    /// The command line's exclusions, rewritten relative to the root.
    private func asked(root: [UInt8]) -> [[UInt8]] {
        let here = try? Disk.realPath([UInt8(ascii: ".")])
        return PathPatterns.rebased(request.exclusions, from: root, here: here, root: root)
    }

    /// The command line's exclusions that match none of some files, as the user wrote them: probably typing errors.
    func unusedExclusions(root: [UInt8], among files: [SourcePath]) -> [SourcePath] {
        zip(request.exclusions, asked(root: root)).filter { PathPatterns.matchesNothing($1, root: root, among: files) }
            .map { SourcePath(bytes: $0.0) }
    }
}
