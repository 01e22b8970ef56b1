internal import RIBModel
internal import RuleKit
internal import SourceText

/// Valid settings without effect on the project: probably typing errors.
struct UnusedSettings: Sendable {
    /// A note for each, in order of files and locations.
    let notes: [ConfigurationMistake]

    /// - Parameters:
    ///   - symbols: those of the whole project.
    ///   - project: the project with its code; nil if only its declarations were read, so that it is not known which
    ///     functions are called.
    ///   - files: all analyzed files.
    ///   - withShared: whether to check files that are extended, too. Several projects share them, and not every
    ///     setting has an effect on each project.
    init(
        _ settings: Settings,
        _ nested: NestedConfigurations,
        in symbols: SymbolTable,
        code project: Project? = nil,
        files: [SourcePath],
        root: [UInt8],
        withShared: Bool
    ) {
        var notes = UnusedSettings.names(settings.configuration.ribs, in: symbols)
        if let project {
            notes += UnusedSettings.functions(settings.configuration.ribs, in: project)
            notes += UnusedSettings.customRules(settings, root: root, in: project)
        }
        notes += UnusedSettings.overrides(settings.configuration, from: settings.base ?? root, root: root, among: files)
        for entry in nested.entries where !entry.configuration.overrides.isEmpty {
            let below = files.filter { $0.bytes.starts(with: entry.prefix) }
            notes += UnusedSettings.overrides(entry.configuration, from: entry.file.folder, root: root, among: below)
        }
        for configuration in [settings.configuration] + nested.entries.map(\.configuration) {
            notes += UnusedSettings.levels(configuration)
        }
        let own = Set([settings.file?.path].compactMap { $0 } + nested.entries.map(\.file.path))
        self.notes = ConfigurationMistake.sorted(withShared ? notes : notes.filter { own.contains($0.path.bytes) })
    }

    private static func names(_ settings: Configuration.RIBSettings, in symbols: SymbolTable) -> [ConfigurationMistake]
    {
        let roles = [
            settings.interactors, settings.routers, settings.builders, settings.components, settings.views,
            settings.presenters,
            settings.workers,
        ]
        let bases = roles.flatMap { $0 }
        if bases.isEmpty, settings.modules.isEmpty { return [] }
        let unmatched = UnmatchedConfiguration(in: symbols)
        func note(_ setting: Configuration.Setting, _ text: String, among names: [String]) -> ConfigurationMistake {
            let help = Suggestion.nearest(to: setting.text, among: names).map { "; did you mean '\($0)'?" }
            return ConfigurationMistake(setting.location, "\(text) '\(setting.text)'\(help ?? "")")
        }
        return settings.modules.filter { unmatched.modules.contains($0.text) }.map {
            note($0, "no file imports", among: unmatched.imports)
        }
            + bases.filter { unmatched.bases.contains($0.text) }.map {
                note($0, "no type inherits from", among: unmatched.superclasses)
            }
    }

    private static func functions(_ settings: Configuration.RIBSettings, in project: Project) -> [ConfigurationMistake]
    {
        let functions = settings.functions
        if functions.isEmpty { return [] }
        let unused = project.unusedFunctions
        return functions.filter { unused.words.contains($0.text) }.map { setting in
            let help = Suggestion.nearest(to: setting.text, among: unused.candidates).map { "; did you mean '\($0)'?" }
            return ConfigurationMistake(
                setting.location, "no analyzed code calls '\(setting.text)'\(help ?? "")")
        }
    }

    /// Severities of rules that lists of the same configuration turn off.
    private static func levels(_ configuration: Configuration) -> [ConfigurationMistake] {
        let off = Dictionary(configuration.disabledRules.map { ($0.text, $0) }, uniquingKeysWith: { $1 })
        let only = Set(configuration.onlyRules.map(\.text))
        return configuration.levels.filter { $0.severity != nil && $0.rule.group == nil }.compactMap { level in
            let (rule, location) = (level.rule.text, level.rule.location)
            if let list = off[rule] {
                let place = list.location.shown(from: location)
                return ConfigurationMistake(
                    location, "the severity of '\(rule)' has no effect: 'disabled_rules' (\(place)) turns it off")
            }
            guard let first = configuration.onlyRules.first, !only.contains(rule) else { return nil }
            let place = first.location.shown(from: location)
            return ConfigurationMistake(
                location, "the severity of '\(rule)' has no effect: 'only_rules' (\(place)) does not list it")
        }
    }

    /// - Parameter folder: the absolute path that the patterns are relative to.
    private static func overrides(
        _ configuration: Configuration, from folder: [UInt8], root: [UInt8], among files: [SourcePath]
    ) -> [ConfigurationMistake] {
        let patterns = configuration.overrides.flatMap(\.paths)
        return patterns.filter { matchesNothing($0, from: folder, root: root, among: files) }.map {
            note($0, of: "overrides")
        }
    }

    /// Whether a pattern matches none of some files.
    ///
    /// - Parameter folder: the absolute path that it is relative to.
    static func matchesNothing(
        _ pattern: Configuration.Setting,
        from folder: [UInt8],
        root: [UInt8],
        among files: [SourcePath]
    ) -> Bool {
        PathPatterns.rebased([Array(pattern.text.utf8)], from: folder, root: root).allSatisfy {
            PathPatterns.matchesNothing($0, root: root, among: files)
        }
    }

    static func note(_ pattern: Configuration.Setting, of key: String) -> ConfigurationMistake {
        ConfigurationMistake(pattern.location, "'\(SourcePath(pattern.text).printable)' in '\(key)' matches no file")
    }
}

extension LintEngine {
    /// Settings without effect on the project of a request, in order, each with its location. Empty if the project
    /// cannot be analyzed.
    ///
    /// - Throws: mistakes in the configuration that only the project shows.
    func settingsWithoutEffect(in request: LintRequest) throws(LintError) -> [ConfigurationMistake] {
        var request = request
        request.baseline = .none
        do {
            return try lint(request).unusedSettings
        } catch {
            if case .configuration = error { throw error }
            return []
        }
    }
}

extension LintEngine.Outcome {
    /// Settings without effect on the project, in order of files and locations. Empty unless the whole project was
    /// analyzed, and for a file that is open in an editor.
    public var unusedSettings: [ConfigurationMistake] {
        guard settings.file != nil || !nested.entries.isEmpty, settings.request.openFile == nil else { return [] }
        guard !scope.files.isEmpty, scope.isWhole else { return [] }
        if wholeReport.notices.contains(where: { $0.kind == .notAnalyzed || $0.kind == .contextNotAnalyzed }) {
            return []
        }
        return UnusedSettings(
            settings,
            nested,
            in: analysis.project.symbols,
            code: analysis.project,
            files: scope.files,
            root: root.bytes,
            withShared: false
        ).notes
    }
}
