internal import RIBModel
internal import RuleKit
internal import SourceText

/// Words of configurations that are valid and have no effect on the project: they may be mistyped.
struct UnusedSettings: Sendable {
    /// Each with its place, in order of files and places.
    let notes: [ConfigurationMistake]

    /// - Parameters:
    ///   - index: of the whole project.
    ///   - files: all that are analyzed.
    ///   - withShared: whether also files that are extended are looked into. They are written for several projects, of
    ///     which each may do without some words.
    init(
        _ settings: Settings,
        _ nested: NestedConfigurations,
        in symbols: SymbolTable,
        files: [SourcePath],
        root: [UInt8],
        withShared: Bool
    ) {
        var notes = UnusedSettings.names(settings.configuration.words, in: symbols)
        notes += UnusedSettings.overrides(settings.configuration, from: settings.base ?? root, root: root, among: files)
        for entry in nested.entries where !entry.configuration.overrides.isEmpty {
            let below = files.filter { $0.bytes.starts(with: entry.prefix) }
            notes += UnusedSettings.overrides(entry.configuration, from: entry.file.folder, root: root, among: below)
        }
        let own = Set([settings.file?.path].compactMap { $0 } + nested.entries.map(\.file.path))
        self.notes = ConfigurationMistake.sorted(withShared ? notes : notes.filter { own.contains($0.path.bytes) })
    }

    private static func names(_ words: Configuration.Words, in symbols: SymbolTable) -> [ConfigurationMistake] {
        let roles = [
            words.interactors, words.routers, words.builders, words.components, words.views, words.presenters,
            words.workers
        ]
        let bases = roles.flatMap { $0 }
        if bases.isEmpty, words.modules.isEmpty { return [] }
        let unmet = UnmetWords(in: symbols)
        func note(_ word: Configuration.Word, _ text: String, among names: [String]) -> ConfigurationMistake {
            let help = Suggestion.nearest(to: word.text, among: names).map { "; did you mean '\($0)'?" }
            return ConfigurationMistake(word.location, "\(text) '\(word.text)'\(help ?? "")")
        }
        return words.modules.filter { unmet.modules.contains($0.text) }.map {
            note($0, "no file imports", among: unmet.imports)
        }
            + bases.filter { unmet.bases.contains($0.text) }.map {
                note($0, "no type inherits from", among: unmet.superclasses)
            }
    }

    /// - Parameter folder: absolute: where the patterns start.
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
    /// - Parameter folder: absolute: where it starts.
    static func matchesNothing(
        _ pattern: Configuration.Word,
        from folder: [UInt8],
        root: [UInt8],
        among files: [SourcePath]
    ) -> Bool {
        PathPatterns.rebased([Array(pattern.text.utf8)], from: folder, root: root).allSatisfy {
            PathPatterns.matchesNothing($0, root: root, among: files)
        }
    }

    static func note(_ pattern: Configuration.Word, of key: String) -> ConfigurationMistake {
        ConfigurationMistake(pattern.location, "'\(SourcePath(pattern.text).printable)' in '\(key)' matches no file")
    }
}

extension LintEngine.Outcome {
    /// Words of configurations that have no effect on the project, in order of files and places. Known only where the
    /// whole project was analyzed; nothing is looked for while somebody types.
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
            files: scope.files,
            root: root.bytes,
            withShared: false
        ).notes
    }
}
