internal import RIBModel
internal import RuleKit
public import SourceText
internal import YAMLText

/// Where a run's configuration comes from.
public enum ConfigurationSource: Sendable {
    /// The nearest `.riblint.yml`, upward from the deepest folder common to all PATHs to the root.
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
    /// PATHs as named; else those of `included`; else the working folder.
    let paths: [SourcePath]
    /// The folder that the configuration's paths and patterns start from; nil where that is the run's root.
    let base: [UInt8]?
    /// Where the request's open file is, or would be: absolute, without links.
    let openPath: [UInt8]?
    /// Whether the open file belongs to no project.
    private let isAlone: Bool

    /// - Parameter rules: the ids of all rules.
    init(of request: LintRequest, rules: [String]) throws(LintError) {
        self.request = request
        for pattern in request.exclusions {
            if let complaint = WordKind.pattern.complaint(SourcePath(bytes: pattern).text, rules: []) { throw .unusableExclusion(complaint) }
        }
        openPath = try request.openFile?.absolutePath()
        let folder = openPath.map(OpenFile.nearestFolder)
        let named = request.paths.isEmpty ? [folder.map { SourcePath(bytes: $0) } ?? SourcePath(".")] : request.paths
        switch request.configuration {
        case .isolated: file = nil
        case .file(let path): file = try ConfigurationFile.named(path)
        case .nearest: file = try ConfigurationFile.nearest(from: Discovery.commonFolder(of: named))
        }
        if case .nearest = request.configuration { base = file?.folder } else { base = nil }
        guard let file else {
            configuration = Configuration()
            (paths, isAlone) = Settings.project(named, around: folder, of: request)
            return
        }
        let (configuration, mistakes) = ConfigurationReader.read(file.bytes, of: file.shown, rules: rules)
        guard mistakes.isEmpty else { throw .configuration(mistakes) }
        self.configuration = configuration
        if !request.paths.isEmpty || configuration.included.isEmpty {
            (paths, isAlone) = Settings.project(named, around: folder, of: request)
        } else {
            let (included, missing) = Settings.included(configuration, from: file)
            guard missing.isEmpty else { throw .configuration(missing) }
            (paths, isAlone) = (included, false)
        }
    }

    /// What is linted where nothing is included: the PATHs, or all of the project around the folder of an open file.
    private static func project(
        _ named: [SourcePath], around folder: [UInt8]?, of request: LintRequest
    ) -> (paths: [SourcePath], isAlone: Bool) {
        guard let folder, request.paths.isEmpty else { return (named, false) }
        let root = RunRoot.marked(above: folder, honoursConfiguration: honoursConfiguration(request))
        return ([SourcePath(bytes: root ?? folder)], root == nil)
    }

    private static func honoursConfiguration(_ request: LintRequest) -> Bool {
        if case .isolated = request.configuration { false } else { true }
    }

    /// The paths of `included`, absolute, and those under which there is nothing.
    static func included(_ configuration: Configuration, from file: ConfigurationFile) -> (paths: [SourcePath], missing: [ConfigurationMistake]) {
        var paths: [SourcePath] = []
        var missing: [ConfigurationMistake] = []
        for word in configuration.included {
            let path = word.text.hasPrefix("/") ? Array(word.text.utf8) : file.folder + [UInt8(ascii: "/")] + Array(word.text.utf8)
            paths.append(SourcePath(bytes: path))
            if !Disk.hasEntry(path) {
                let message = "'\(word.text)' does not exist in the folder of this file; correct it, or take it out of 'included'"
                missing.append(ConfigurationMistake(file.shown, word.place, message))
            }
        }
        return (paths, missing)
    }

    /// - Parameter root: absolute; known once the files are found.
    func patterns(_ words: [Configuration.Word], root: [UInt8]) -> PathPatterns {
        PathPatterns(words.map { Array($0.text.utf8) }, from: base ?? root, root: root)
    }

    /// The vocabulary with the project's own words.
    func vocabulary(root: [UInt8]) -> Vocabulary {
        func texts(_ words: [Configuration.Word]) -> [String] { words.map(\.text) }
        let words = configuration.words
        var project = ProjectWords()
        project.modules = texts(words.modules)
        project.bases = [
            .interactor: texts(words.interactors), .router: texts(words.routers), .builder: texts(words.builders),
            .component: texts(words.components), .view: texts(words.views), .presenter: texts(words.presenters), .worker: texts(words.workers),
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
        return Vocabulary(adding: project)
    }

    /// Which rules run, and what their findings are reported as.
    func levels(root: [UInt8]) -> RuleLevels {
        RuleLevels(
            selection: request.selection, configuration: configuration, added: requiresReason ? [SuppressionAudit.reasonRule] : [],
            overrides: configuration.overrides.map { override in
                (patterns(override.paths, root: root), override.levels.map { ($0.rule.text, $0.severity) })
            })
    }

    /// Whether a suppression without a reason is a finding.
    var requiresReason: Bool { request.requiresReason || configuration.suppression.requiresReason }

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
    func baselineChoice(root: [UInt8]) -> BaselineChoice {
        request.baseline == .ifThere(nil) ? .ifThere(baseline(root: root)) : request.baseline
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
        var discovery = request.discovery
        discovery.paths = paths
        discovery.honoursConfiguration = Settings.honoursConfiguration(request)
        // Where nothing marks a project, the file may lie anywhere, and all below that folder be anything.
        discovery.isShallow = isAlone
        discovery.unsaved = openPath.flatMap { Disk.hasEntry($0) ? nil : [$0] } ?? []
        if configuration.excluded.isEmpty { return discovery }
        let root = try Discovery.root(of: discovery)
        // The command line's come last: the last that matches decides.
        discovery.exclusions = PathPatterns.rebased(configuration.excluded.map { Array($0.text.utf8) }, from: base ?? root, root: root)
            + discovery.exclusions
        return discovery
    }
}
