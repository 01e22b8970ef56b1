internal import RIBModel
internal import RuleKit
public import SourceText
internal import YAMLText

/// Where a run's configuration comes from.
public enum ConfigurationSource: Sendable {
    /// The project's: the outermost `.riblint.yml` from the deepest folder common to all PATHs up to the root, or the
    /// nearest that says `root: true`; and those of folders below.
    case nearest
    case file(SourcePath)
    /// None at all.
    case isolated
}

/// What a run does: the request, and what the configuration adds to it.
struct Settings: Sendable {
    let request: LintRequest
    /// Nil where none was found or wanted.
    let file: ConfigurationFile?
    let configuration: Configuration
    /// The files that it extends, the nearest first.
    let extended: [ConfigurationFile]
    /// What is analyzed, and what of it was asked for.
    let extent: RunExtent
    /// The folder that the configuration's paths and patterns start from; nil where that is the run's root.
    let base: [UInt8]?
    /// Where the request's open file is, or would be: absolute, without links.
    let openPath: [UInt8]?

    /// - Parameter rules: the ids of all rules.
    init(of request: LintRequest, rules: [String]) throws(LintError) {
        self.request = request
        for pattern in request.exclusions {
            if let complaint = ValueKind.pattern.complaint(SourcePath(bytes: pattern).text, rules: []) {
                throw .unusableExclusion(complaint)
            }
        }
        openPath = try request.openFile?.absolutePath()
        let folder = openPath.map(OpenFile.nearestFolder)
        let named = request.paths.isEmpty ? [folder.map { SourcePath(bytes: $0) } ?? SourcePath(".")] : request.paths
        switch request.configuration {
        case .isolated: file = nil
        case .file(let path): file = try ConfigurationFile.named(path)
        case .nearest: file = try ConfigurationFile.project(of: Discovery.commonFolder(of: named))
        }
        if case .nearest = request.configuration { base = file?.folder } else { base = nil }
        guard let file else {
            (configuration, extended) = (Configuration(), [])
            extent = try RunExtent(of: request, nil, configuration, openPath: openPath)
            return
        }
        let reading = ConfigurationReader.read(file, rules: rules)
        guard reading.mistakes.isEmpty else { throw .configuration(reading.mistakes) }
        (configuration, extended) = (reading.configuration, reading.extended)
        extent = try RunExtent(of: request, file, configuration, openPath: openPath)
    }

    private static func honorsConfiguration(_ request: LintRequest) -> Bool {
        if case .isolated = request.configuration { false } else { true }
    }

    /// The paths of `included`, absolute, and those under which there is nothing.
    static func included(
        _ configuration: Configuration,
        from file: ConfigurationFile
    ) -> (paths: [SourcePath], missing: [ConfigurationMistake]) {
        var paths: [SourcePath] = []
        var missing: [ConfigurationMistake] = []
        for word in configuration.included {
            let path =
                word.text.hasPrefix("/")
                ? Array(word.text.utf8) : file.folder + [UInt8(ascii: "/")] + Array(word.text.utf8)
            paths.append(SourcePath(bytes: path))
            if !Disk.hasEntry(path) {
                let folder =
                    word.location.path.bytes == file.path
                    ? "the folder of this file" : "'\(ConfigurationFile.shown(file.folder).printable)'"
                missing.append(
                    ConfigurationMistake(
                        word.location,
                        "'\(word.text)' does not exist in \(folder); correct it, or remove it from 'included'"
                    )
                )
            }
        }
        return (paths, missing)
    }

    /// - Parameter root: absolute; known once the files are found.
    func patterns(_ words: [Configuration.Word], root: [UInt8]) -> PathPatterns {
        PathPatterns(words.map { Array($0.text.utf8) }, from: base ?? root, root: root)
    }

    /// The models of libraries with the project's own words.
    ///
    /// - Parameter reported: what is excluded is read like generated code.
    func libraryModels(root: [UInt8], _ reported: ReportedFiles? = nil) -> LibraryModels {
        func texts(_ words: [Configuration.Word]) -> [String] { words.map(\.text) }
        let words = configuration.words
        var project = ProjectVocabulary()
        project.modules = texts(words.modules)
        project.bases = [
            .interactor: texts(words.interactors), .router: texts(words.routers), .builder: texts(words.builders),
            .component: texts(words.components), .view: texts(words.views), .presenter: texts(words.presenters),
            .worker: texts(words.workers)
        ]
        project.listeners = texts(words.listeners)
        project.terminators = texts(words.terminators)
        project.bags = texts(words.bags)
        project.weakWrappers = texts(words.weakWrappers)
        project.handlers = texts(words.handlers)
        project.routerMethods = texts(words.attach) + texts(words.detach)
        if !words.mocks.isEmpty {
            let mocks = patterns(words.mocks, root: root)
            project.isDouble = { mocks.match($0) }
        }
        if !words.sources.isEmpty {
            let sources = patterns(words.sources, root: root)
            project.isSource = { sources.match($0) }
        }
        project.canSwipeToDismiss = words.swipeToDismiss
        project.defaultIsolation = words.defaultIsolation
        project.pluginTypes = texts(words.pluginTypes)
        if let reported, reported.hasExclusions { project.isExcluded = { reported.excludes($0) } }
        return LibraryModels(adding: project)
    }

    /// The configurations of folders of the project. One that was named on the command line is the only one.
    ///
    /// - Parameter rules: the ids of all rules.
    /// - Throws: all that is wrong in them.
    func nested(_ found: Discovery, rules: [String]) throws(LintError) -> NestedConfigurations {
        guard case .nearest = request.configuration else { return .none }
        return try NestedConfigurations(
            in: found.configured,
            above: found.starts,
            of: file,
            root: found.root.bytes,
            rules: rules
        )
    }

    /// Which rules run, and what their findings are reported as.
    ///
    /// - Parameter root: absolute.
    func levels(root: [UInt8], _ nested: NestedConfigurations) -> RuleLevels {
        func overrides(_ configuration: Configuration, from folder: [UInt8]) -> [(PathPatterns, [(String, Severity?)])]
        {
            configuration.overrides.map { override in
                (
                    PathPatterns(override.paths.map { Array($0.text.utf8) }, from: folder, root: root),
                    override.levels.map { ($0.rule.text, $0.severity) }
                )
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

    /// The baseline that the configuration names; absolute.
    ///
    /// - Parameter root: absolute.
    func baseline(root: [UInt8]) -> SourcePath? {
        configuration.baseline.map { word in
            if word.text.hasPrefix("/") { return SourcePath(word.text) }
            return SourcePath(bytes: (base ?? root) + [UInt8(ascii: "/")] + Array(word.text.utf8))
        }
    }

    /// Which baseline counts: what the command line says, else what the configuration does.
    ///
    /// - Parameter root: absolute.
    /// - Throws: where the configuration names one that is not there.
    func baselineChoice(root: [UInt8]) throws(LintError) -> BaselineChoice {
        guard request.baseline == .ifThere(nil),
            let word = configuration.baseline,
            let path = baseline(root: root)
        else { return request.baseline }
        guard Disk.hasEntry(path.bytes) else {
            throw .configuration([
                ConfigurationMistake(
                    word.location,
                    "the baseline '\(word.text)' does not exist; correct the path, or run 'riblint baseline create'"
                )
            ])
        }
        return .file(path)
    }

    /// Where the project's baseline lies, or would: absolute.
    ///
    /// - Parameter root: absolute.
    func baselinePath(root: [UInt8]) -> SourcePath {
        SourcePath(bytes: StoredBaseline.location(baseline(root: root), root: SourcePath(bytes: root)))
    }

    func discover(by workers: Workers) throws(LintError) -> Discovery { try Discovery(discovery(), by: workers) }

    /// What to look for on disk.
    func discovery() throws(LintError) -> Discovery.Request {
        var discovery = Discovery.Request(
            paths: extent.named,
            context: extent.context,
            usesGitignore: request.usesGitignore,
            usesBuiltInExclusions: request.usesBuiltInExclusions,
            honorsConfiguration: Settings.honorsConfiguration(request)
        )
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

    /// What is not reported on unless a PATH names it: what the configuration says, and the command line.
    ///
    /// - Parameter root: absolute.
    func exclusions(root: [UInt8]) -> PathPatterns {
        if configuration.excluded.isEmpty, request.exclusions.isEmpty {
            return PathPatterns([], from: root, root: root)
        }
        // The command line's come last: the last that matches decides.
        return PathPatterns(
            PathPatterns.rebased(configuration.excluded.map { Array($0.text.utf8) }, from: base ?? root, root: root)
                + asked(root: root),
            from: root,
            root: root
        )
    }

    /// The command line's exclusions as they are written at the root.
    private func asked(root: [UInt8]) -> [[UInt8]] {
        let here = try? Disk.realPath([UInt8(ascii: ".")])
        return PathPatterns.rebased(request.exclusions, from: root, here: here, root: root)
    }

    /// The command line's exclusions that match none of some files, as they were written: they may be mistyped.
    func unusedExclusions(root: [UInt8], among files: [SourcePath]) -> [SourcePath] {
        zip(request.exclusions, asked(root: root)).filter { PathPatterns.matchesNothing($1, root: root, among: files) }
            .map { SourcePath(bytes: $0.0) }
    }
}
